import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'

/**
 * Search by chemistry: `min[SiO2]=2.5&max[SiO2]=4`. What stands between the brackets is an axis of
 * the charts, so that its name says the unit: `SiO2` is moles per mole of flux, `SiO2_percent`
 * percent by weight, `SiO2_percent_mol` mole percent. Both ends belong to the range. An item
 * without the oxide has 0 of it; one without such a figure, such as the unity formula of what has
 * no flux, is in no range.
 */
export const RANGE_PARAMETERS = ['min', 'max'] as const

/** Ends of ranges by axis. */
export type RangeBounds = Readonly<Partial<Record<ChartAxis, number>>>

/** One range; at least one end is there. */
export interface FigureRange {
  readonly axis: ChartAxis
  readonly min?: number
  readonly max?: number
}

interface Ranges {
  readonly min?: RangeBounds | undefined
  readonly max?: RangeBounds | undefined
}

/** The ranges of a search, in the order in which they were named. */
export function rangesOf({ min = {}, max = {} }: Ranges): readonly FigureRange[] {
  // The keys were checked when the ranges were read.
  const axes = [...new Set([...Object.keys(min), ...Object.keys(max)])] as ChartAxis[]
  return axes.map((axis) => ({
    axis,
    ...(min[axis] !== undefined && { min: min[axis] }),
    ...(max[axis] !== undefined && { max: max[axis] }),
  }))
}

/** A range that ends before it begins: nothing can be in it, which nobody means. */
export function findCrossedRange(ranges: Ranges): ChartAxis | undefined {
  return rangesOf(ranges).find(({ min, max }) => {
    return min !== undefined && max !== undefined && min > max
  })?.axis
}

/**
 * Whether a figure is in a range. Figures and ends are compared with the precision of the files that
 * charts are drawn from, about seven digits: what a chart shows and what a list finds are the same,
 * and a sum that ought to be 0.3 is not missed for its last digit.
 */
export function isInRange(value: number, { min, max }: Omit<FigureRange, 'axis'>): boolean {
  const figure = Math.fround(value)
  if (Number.isNaN(figure)) return false
  if (min !== undefined && figure < Math.fround(min)) return false
  return max === undefined || figure <= Math.fround(max)
}

type Parameters = Readonly<Record<string, unknown>>

const NESTED = /^(min|max)\[([^\]]+)\]$/

/**
 * Puts `min[SiO2]` and its like under `min` and `max`, as the schemas have them. What is empty is
 * left out, as forms send the fields that nobody filled in.
 *
 * @example nestRanges({ q: 'ash', 'min[SiO2]': '2' }) // { q: 'ash', min: { SiO2: '2' } }
 */
export function nestRanges(parameters: Parameters): Record<string, unknown> {
  // In the order of the address, and as entries: so no name means a prototype.
  const nested = new Map<string, unknown>()
  for (const [key, value] of Object.entries(parameters)) {
    const [, parameter, name] = NESTED.exec(key) ?? []
    if (parameter === undefined || name === undefined) {
      nested.set(key, value)
    } else if (value !== '') {
      const known = nested.get(parameter)
      if (known instanceof Map) known.set(name, value)
      else if (known === undefined) nested.set(parameter, new Map([[name, value]]))
      // What was nested already stays as it is.
    }
  }
  return Object.fromEntries(
    [...nested].map(([key, value]) => [
      key,
      value instanceof Map ? (Object.fromEntries(value) as Record<string, unknown>) : value,
    ]),
  )
}

/**
 * The opposite of {@link nestRanges}: parameters with a single value each.
 *
 * @example flattenRanges({ q: 'ash', min: { SiO2: 2 } }) // { q: 'ash', 'min[SiO2]': 2 }
 */
export function flattenRanges(parameters: Parameters): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([key, value]): (readonly [string, unknown])[] => {
      const isNested = key === 'min' || key === 'max'
      if (!isNested || typeof value !== 'object' || value === null) return [[key, value]]
      return Object.entries(value).map(([name, bound]) => [`${key}[${name}]`, bound])
    }),
  )
}
