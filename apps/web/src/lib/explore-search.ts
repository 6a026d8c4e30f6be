import { CHART_AXIS_NAMES, type ChartAxis, parseChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { type Reader, readOneOf, readText } from '@glazy/contract/readers'
import { readArea, readZoom } from './explore-view.ts'
import { type ListCategory, type ListSearch, parseListSearch, withSearch } from './list-search.ts'
import { readWhatFits } from './read-parameters.ts'

/** What points can be coloured by. */
export const COLOURINGS = ['type', 'cone', 'surface', 'atmosphere', 'photo', 'expansion'] as const
export type Colouring = (typeof COLOURINGS)[number]

/** The whole state of the explorer, as its address holds it: that of a list, and of its chart. */
export interface ExploreSearch extends ListSearch {
  readonly x?: ChartAxis | undefined
  readonly y?: ChartAxis | undefined
  readonly by?: Colouring | undefined
  /** Whether shades show where points are many; left out, that depends on how many there are. */
  readonly density?: boolean | undefined
  /** Whether names stand where families of glazes lie; they do where nothing is said. */
  readonly families?: false | undefined
  /** Whether also what stands far out is in view. */
  readonly whole?: true | undefined
  /** What the chart is zoomed to, as {@link readZoom} reads it. */
  readonly zoom?: string | undefined
  /** Where points are selected, as {@link readArea} reads it. */
  readonly area?: string | undefined
}

/** What belongs to a view of the chart, and not to its axes. */
export const NO_VIEW = { zoom: undefined, area: undefined } as const satisfies ExploreSearch

const readAxis: Reader<ChartAxis> = (value) => {
  const name = readOneOf<string>(CHART_AXIS_NAMES)(value)
  return name === undefined ? undefined : parseChartAxis(name)
}

const readYes: Reader<true> = (value) => value === true || value === 'true' || undefined

const readChoice: Reader<boolean> = (value) => {
  return readYes(value) ?? (value === false || value === 'false' ? false : undefined)
}

const readAnyText = readText(Infinity)

// A chart of other axes is no reason to refuse a page.
const CHART = {
  x: readAxis,
  y: readAxis,
  by: readOneOf(COLOURINGS),
  density: readChoice,
  families: (value: unknown) => (readChoice(value) === false ? (false as const) : undefined),
  whole: readYes,
  zoom: (value: unknown) => {
    const text = readAnyText(value)
    return readZoom(text) && text
  },
  area: (value: unknown) => {
    const text = readAnyText(value)
    return readArea(text).length > 0 ? text : undefined
  },
}

/**
 * Reads the search parameters of the explorer. A list in the order of a colour has no chart.
 *
 * @throws Error naming the filter that has a value it cannot have
 */
export function parseExploreSearch(raw: Readonly<Record<string, unknown>>): ExploreSearch {
  return { ...parseListSearch(raw), ...readWhatFits(CHART, raw), color: undefined }
}

/** The same view of another kind of items; types are those of a kind. */
export function withCategory(search: ExploreSearch, category: ListCategory): ExploreSearch {
  const none = { type: undefined, base_type: undefined }
  return { ...search, ...withSearch(search, { category }), ...none }
}
