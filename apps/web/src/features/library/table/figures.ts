import { molePercent } from '@glazy/ceramics/chemistry/analysis'
import { type Oxide, type OxideAmounts, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { ListSearch } from '#lib/list-search.ts'

/** In which figures oxides are shown and sorted. */
export type Figures = NonNullable<ListSearch['oa']>

export const FIGURES = ['percent', 'umf', 'molePercent'] as const satisfies readonly Figures[]

/** Amounts below this show as nothing: they would round to 0.00. */
export const SHOWN_FROM = 0.005

/** Oxides of an item in the chosen figures; `null` where they cannot be had, as UMF without flux. */
export function oxideFigures(
  { analysis, umf }: Pick<MaterialSummary, 'analysis' | 'umf'>,
  figures: Figures,
): OxideAmounts | null {
  if (figures === 'umf') return umf?.moles ?? null
  if (!analysis) return null
  return figures === 'percent' ? analysis.percent : molePercent(analysis.percent)
}

/**
 * Columns of a table: every oxide that one of the rows shows a figure of, and the one it is sorted
 * by, in display order.
 */
export function oxideColumns(
  rows: readonly (OxideAmounts | null)[],
  sortedBy: Oxide | undefined,
): readonly Oxide[] {
  return OXIDES.filter(
    (oxide) => oxide === sortedBy || rows.some((row) => (row?.[oxide] ?? 0) >= SHOWN_FROM),
  )
}

/** What a click on an oxide's header leads to: most first, then least first, then unsorted. */
export function nextSort(search: Pick<ListSearch, 'ox' | 'od'>, oxide: Oxide): ListSearch {
  if (search.ox !== oxide) return { ox: oxide, od: undefined }
  return search.od === 'asc' ? { ox: undefined, od: undefined } : { ox: oxide, od: 'asc' }
}

/** How a column is sorted, in the words of `aria-sort`. */
export function ariaSort(search: Pick<ListSearch, 'ox' | 'od'>, oxide: Oxide) {
  if (search.ox !== oxide) return undefined
  return search.od === 'asc' ? 'ascending' : 'descending'
}
