import { CONES, formatConeLabel } from '@glazy/ceramics/firing/cones'
import { ATMOSPHERES } from '@glazy/ceramics/lookups/lookups'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { NO_COLOUR, type PointColumns } from '@glazy/contract/points/point-columns'
import type { PointStyle } from '#features/charts/plot/point-columns.ts'
import type { Colouring } from '#lib/explore-search.ts'
import type { Formats } from '#lib/texts/formats.ts'
import type { Names } from '#lib/texts/names.ts'

/** An entry of the legend, in the place of its style. */
export interface LegendEntry {
  /** Undefined for points of which nothing is said. */
  readonly name: string | undefined
  readonly colour: string
}

/** How all points are coloured. */
export interface Coloured {
  /** Style of each point. */
  readonly styles: Uint8Array
  readonly looks: readonly PointStyle[]
  /** Empty where colours speak for themselves. */
  readonly legend: readonly LegendEntry[]
}

/** Grey that is seen on paper and in the dark, for what is not known. */
const UNKNOWN = '#9a948c'

/** Twelve colours that are told apart, also by most who see fewer. Chosen by eye, after Okabe and Ito. */
const APART = [
  ...['#e69f00', '#56b4e9', '#009e73', '#d8c518', '#0072b2', '#d55e00'],
  ...['#cc79a7', '#7f58af', '#8c564b', '#4d4d4d', '#66a61e'],
] as const

/** What colours of points follow from. */
interface Colourable {
  readonly points: PointColumns
  /** 1 for each point that counts when the most frequent get colours of their own. */
  readonly matched: Uint8Array
  /** Tenths of 10^-6/°C by id, 0 where there is none; without them nothing is known. */
  readonly expansions?: Uint8Array | undefined
}

/** What a legend is written with. */
interface LegendWords {
  /** What types, surfaces and atmospheres are called. */
  readonly names: Names
  /** How numbers are written, and names put in order. */
  readonly formats: Pick<Formats, 'compare' | 'fixed'>
}

/** Colours every point. */
export function colourPoints(
  by: Colouring,
  { points, matched, expansions }: Colourable,
  { names, formats }: LegendWords,
): Coloured {
  switch (by) {
    case 'type':
      return byMostFrequent(points.typeIds, matched, (id) => typeName(id, names), formats)
    case 'surface':
      return byMostFrequent(points.surfaceIds, matched, (id) => names.of('surface', id), formats)
    case 'atmosphere':
      return byMostFrequent(
        points.atmospheres,
        matched,
        (bits) => atmosphereName(bits, names),
        formats,
      )
    case 'cone':
      return byCone(points)
    case 'photo':
      return byColour(points)
    case 'expansion':
      return byExpansion(points, expansions, formats)
  }
}

/** The eleven most frequent have colours of their own, all others share one. */
function byMostFrequent(
  column: Uint8Array | Uint16Array,
  matched: Uint8Array,
  nameOf: (id: number) => string | undefined,
  { compare }: Pick<Formats, 'compare'>,
): Coloured {
  const names = new Map<number, string | undefined>()
  const counts = new Map<string, number>()
  for (const [row, id] of column.entries()) {
    if (!names.has(id)) names.set(id, nameOf(id))
    const name = names.get(id)
    if (name !== undefined && matched[row] === 1) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const frequent = [...counts.entries()]
    .toSorted(([one, a], [other, b]) => b - a || compare(one, other))
    .slice(0, APART.length)
    .map(([name]) => name)
  const styleOf = new Map(
    [...names].map(([id, name]) => [id, name === undefined ? 0 : frequent.indexOf(name) + 1]),
  )
  const legend = [
    { name: undefined, colour: UNKNOWN },
    ...frequent.map((name, place) => ({ name, colour: APART[place] ?? UNKNOWN })),
  ]
  return { styles: Uint8Array.from(column, (id) => styleOf.get(id) ?? 0), ...looksOf(legend) }
}

/** The type below its base type: celadon and tenmoku say more than glaze. */
function typeName(id: number, names: Names): string | undefined {
  const type = findMaterialType(id)
  if (type === undefined) return undefined
  const [, , second = id] = type.path
  return names.of('type', second)
}

function atmosphereName(bits: number, names: Names): string | undefined {
  const set = names
    .entries('atmosphere', ATMOSPHERES)
    .filter(({ id }) => ((bits >> (id - 1)) & 1) === 1)
  return set.length === 0 ? undefined : set.map(({ name }) => name).join(' + ')
}

/** Values up to one and above those of the band before, in a colour. */
interface Band {
  readonly to: number
  readonly colour: string
}

/** Cones from the lowest to the highest, from violet to yellow, evenly to the eye. */
const CONE_BANDS: readonly Band[] = [
  { to: 10, colour: '#440154' },
  { to: 16, colour: '#414487' },
  { to: 20, colour: '#2a788e' },
  { to: 24, colour: '#22a884' },
  { to: 28, colour: '#5cb85c' },
  { to: 32, colour: '#9bd93c' },
  { to: CONES.length, colour: '#d8c518' },
]

function byCone({ fromConeIds, toConeIds }: PointColumns): Coloured {
  const middles = toConeIds.map((to, row) => {
    return to === 0 ? 0 : Math.round(((fromConeIds[row] ?? to) + to) / 2)
  })
  return byBand(middles, CONE_BANDS, (above, to) => formatConeLabel(above + 1, to))
}

/** Expansion in tenths, the narrowest where most glazes are; evenly from violet to yellow. */
const EXPANSION_BANDS: readonly Band[] = [
  { to: 49, colour: '#440154' },
  { to: 59, colour: '#46327e' },
  { to: 64, colour: '#365c8d' },
  { to: 69, colour: '#277f8e' },
  { to: 74, colour: '#1fa187' },
  { to: 79, colour: '#4ac16d' },
  { to: 89, colour: '#a0da39' },
  { to: Infinity, colour: '#f2dc1d' },
]

function byExpansion(
  { ids }: PointColumns,
  expansions: Uint8Array | undefined,
  { fixed }: Pick<Formats, 'fixed'>,
): Coloured {
  const tenths = Uint8Array.from(ids, (id) => expansions?.[id] ?? 0)
  return byBand(tenths, EXPANSION_BANDS, (above, to) => {
    return expansionName(above, to, (upper) => fixed((upper + 1) / 10, 1))
  })
}

/** Both ends in units of 10^-6/°C, of which the upper one belongs to the next band. */
function expansionName(above: number, to: number, unit: (tenths: number) => string): string {
  if (above === 0) return `< ${unit(to)}`
  return Number.isFinite(to) ? `${unit(above)} – ${unit(to)}` : `≥ ${unit(above)}`
}

/** @param values 0 where nothing is known */
function byBand(
  values: Uint8Array,
  bands: readonly Band[],
  nameOf: (above: number, to: number) => string,
): Coloured {
  const legend = bands.map(({ to, colour }, place) => {
    return { name: nameOf(bands[place - 1]?.to ?? 0, to), colour }
  })
  const styles = values.map((value) => {
    return value === 0 ? 0 : bands.findIndex(({ to }) => value <= to) + 1
  })
  return { styles, ...looksOf([{ name: undefined, colour: UNKNOWN }, ...legend]) }
}

/** Steps of each channel: 216 colours, and one more style for none. */
const STEPS = 6

function byColour({ colours }: PointColumns): Coloured {
  const step = (colour: number, shift: number) => {
    return Math.round((((colour >> shift) & 0xff) / 255) * (STEPS - 1))
  }
  const styles = Uint8Array.from(colours, (colour) => {
    if (colour === NO_COLOUR) return 0
    return 1 + (step(colour, 16) * STEPS + step(colour, 8)) * STEPS + step(colour, 0)
  })
  const channel = (value: number) => {
    return Math.round((value / (STEPS - 1)) * 255)
      .toString(16)
      .padStart(2, '0')
  }
  const looks = Array.from({ length: STEPS ** 3 }, (_, place) => {
    const [red, green, blue] = [Math.floor(place / 36), Math.floor(place / 6) % 6, place % 6]
    return look(`#${channel(red)}${channel(green)}${channel(blue)}`)
  })
  return { styles, looks: [look('#d9d6d1'), ...looks], legend: [] }
}

function looksOf(legend: readonly LegendEntry[]): Pick<Coloured, 'looks' | 'legend'> {
  return { legend, looks: legend.map(({ colour }) => look(colour)) }
}

/** Edges that also the darkest and the palest colours are seen by. */
const OUTLINES = { light: '#3a342c', dark: '#cfc8bd' } as const

function look(fill: string): PointStyle {
  return { fill, outline: OUTLINES.light, outlineWidth: 0.5 }
}

/** The same colours with the outlines of a theme. */
export function withOutlines(coloured: Coloured, theme: keyof typeof OUTLINES): Coloured {
  if (theme === 'light') return coloured
  return {
    ...coloured,
    looks: coloured.looks.map((each) => ({ ...each, outline: OUTLINES[theme] })),
  }
}

/** How many of the shown points have each style. */
export function countStyles(
  styles: Uint8Array,
  shown: Uint8Array,
  length: number,
): readonly number[] {
  const counts = Array.from({ length }, () => 0)
  for (let row = 0; row < styles.length; row += 1) if (shown[row] === 1) counts[styles[row]!]! += 1
  return counts
}
