import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { chartAxisField } from '@glazy/contract/charts'
import * as z from 'zod'
import { readArea, readZoom } from './explore-view.ts'
import { type ListSearch, parseListSearch } from './list-search.ts'

/** What points can be coloured by. */
export const COLOURINGS = ['type', 'cone', 'surface', 'atmosphere', 'photo', 'expansion'] as const
export type Colouring = (typeof COLOURINGS)[number]

/** The whole state of the explorer, as its address holds it: that of a list, and of its chart. */
export interface ExploreSearch extends ListSearch {
  readonly x?: ChartAxis | undefined
  readonly y?: ChartAxis | undefined
  readonly by?: Colouring | undefined
  /** Whether lines show where points are many. */
  readonly density?: true | undefined
  /** Whether also what stands far out is in view. */
  readonly whole?: true | undefined
  /** What the chart is zoomed to, as {@link readZoom} reads it. */
  readonly zoom?: string | undefined
  /** Where points are selected, as {@link readArea} reads it. */
  readonly area?: string | undefined
}

/** What belongs to a view of the chart, and not to its axes. */
export const NO_VIEW = { zoom: undefined, area: undefined } as const satisfies ExploreSearch

const flag = z
  .union([z.literal(true), z.literal('true')])
  .transform((): true => true)
  .optional()
  .catch(undefined)

const chartSearch = z.object({
  // A chart of other axes is no reason to refuse a page.
  x: chartAxisField.optional().catch(undefined),
  y: chartAxisField.optional().catch(undefined),
  by: z.enum(COLOURINGS).optional().catch(undefined),
  density: flag,
  whole: flag,
  zoom: z
    .string()
    .refine((text) => readZoom(text) !== undefined)
    .optional()
    .catch(undefined),
  area: z
    .string()
    .refine((text) => readArea(text).length > 0)
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
