import type { ListSearch } from '#lib/list-search.ts'

/** A filter that may be dropped, and how much is found without it once that is known. */
export interface FilterToDrop {
  readonly key: string
  readonly label: string
  readonly without: ListSearch
  readonly total: number | undefined
}

/**
 * The filters by how much is found without them. One without which there is still nothing is left
 * out, unless that is true of all.
 */
export function mostHelpful(filters: readonly FilterToDrop[]): readonly FilterToDrop[] {
  const helpful = filters.filter(({ total }) => total !== 0)
  return (helpful.length > 0 ? helpful : filters).toSorted(
    (a, b) => (b.total ?? 0) - (a.total ?? 0),
  )
}
