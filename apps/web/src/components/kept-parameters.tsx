import { flattenRanges } from '@glazy/contract/ranges'
import type { ListSearch } from '#lib/list-search.ts'

/** What the address of a list says, sent along by a plain form that changes one thing of it. */
export function KeptParameters({ search }: { readonly search: ListSearch }) {
  return Object.entries(flattenRanges(search)).map(([key, value]) => (
    <input key={key} type="hidden" name={key} value={String(value)} />
  ))
}
