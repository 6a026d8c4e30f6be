import type { MaterialKind } from '@glazy/contract/materials'
import { useParams } from '@tanstack/react-router'
import { ItemNotFound } from '#features/item/page/item-not-found.tsx'

/** What is at an address whose id no item of the kind has. */
export function NoItem({ kind }: { readonly kind: MaterialKind }) {
  const { id = '' } = useParams({ strict: false })
  return <ItemNotFound kind={kind} id={id} />
}
