import { type LinkedUser, profileKey } from '@glazy/contract/profile-path'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface PersonLinkProps {
  readonly user: LinkedUser & { readonly name: string }
  readonly className?: string | undefined
  /** Words of the link; the name where they are left out. */
  readonly children?: ReactNode
}

/** Link to the page of a person. */
export function PersonLink({ user, className, children }: PersonLinkProps) {
  return (
    <Link to="/$user" params={{ user: profileKey(user) }} className={className}>
      {children ?? user.name}
    </Link>
  )
}
