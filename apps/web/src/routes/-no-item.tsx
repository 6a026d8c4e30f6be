import type { MaterialKind } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ItemNotFound } from '#features/item/page/item-not-found.tsx'
import { WrongType } from '#features/item/page/wrong-type.tsx'
import { materialDetail } from '#queries/materials.ts'

/** What is at an address whose id no item of the kind has. One of another kind is shown the way to. */
export function NoItem({ kind }: { readonly kind: MaterialKind }) {
  const { id = '' } = useParams({ strict: false })
  const { data: item } = useQuery({ ...materialDetail(Number(id)), enabled: false })
  if (item && item.kind !== kind) return <WrongType item={item} />
  return <ItemNotFound kind={kind} id={id} />
}
