import type { ChartAxis } from '@glazy/ceramics/chart-axes'
import { chartAxisField } from '@glazy/contract/charts'
import * as z from 'zod'
import { type ListSearch, parseListSearch } from './list-search.ts'

/** What points can be coloured by. */
export const COLOURINGS = ['type', 'cone', 'surface', 'atmosphere', 'photo'] as const
export type Colouring = (typeof COLOURINGS)[number]

/** The whole state of the explorer, as its address holds it: that of a list, and of its chart. */
export interface ExploreSearch extends ListSearch {
  readonly x?: ChartAxis | undefined
  readonly y?: ChartAxis | undefined
  readonly by?: Colouring | undefined
  /** Whether lines show where points are many. */
  readonly density?: true | undefined
}

const chartSearch = z.object({
  // A chart of other axes is no reason to refuse a page.
  x: chartAxisField.optional().catch(undefined),
  y: chartAxisField.optional().catch(undefined),
  by: z.enum(COLOURINGS).optional().catch(undefined),
  density: z
    .union([z.literal(true), z.literal('true')])
    .transform((): true => true)
    .optional()
    .catch(undefined),
})

/**
 * Reads the search parameters of the explorer. A list in the order of a colour has no chart.
 *
 * @throws Error naming the filter that has a value it cannot have
 */
export function parseExploreSearch(raw: Readonly<Record<string, unknown>>): ExploreSearch {
  return { ...parseListSearch(raw), ...chartSearch.parse(raw), color: undefined }
}
