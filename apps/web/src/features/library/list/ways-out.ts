import type { ListSearch } from '#lib/list-search.ts'

/** A filter that may be dropped, and how much is found without it once that is known. */
export interface WayOut {
  readonly key: string
  readonly label: string
  readonly without: ListSearch
  readonly total: number | undefined
}

/**
 * The ways in the order of how much they help. One that is known to lead nowhere is left out, unless
 * all of them do.
 */
export function helpfulWays(ways: readonly WayOut[]): readonly WayOut[] {
  const open = ways.filter(({ total }) => total !== 0)
  return (open.length > 0 ? open : ways).toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0))
}
