import type { CurrentUser } from '@glazy/contract/accounts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '#lib/session/use-session.ts'

export interface ItemProps {
  readonly children: (id: number) => ReactNode
}

/** A page of the item whose id is in the address. The router keys it by that id. */
export function Item({ children }: ItemProps) {
  const { id } = useParams({ strict: false })
  return children(Number(id))
}

export interface OwnItemProps {
  readonly children: (user: CurrentUser, id: number) => ReactNode
}

/** A page where an item is changed, for as long as someone is there to change it. */
export function OwnItem({ children }: OwnItemProps) {
  const { user } = useSession()
  return user && <Item>{(id) => children(user, id)}</Item>
}
