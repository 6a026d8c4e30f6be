import type { ChartedOxide } from './chart-axes.ts'
import type { AxisRange } from './chart-window.ts'
import type { ConeRange } from '../firing/cones.ts'
import { LIMIT_ROWS, LIMIT_SOURCES, LIMITS_UNREAD } from '../data/firing-limits.ts'
import { MONTMOLLIN_MIXES, MONTMOLLIN_OUTLINES, MONTMOLLIN_SOURCES } from '../data/montmollin.ts'
import type { StullPoint } from './stull.ts'

/** How much of each oxide an author wants in a glaze for some cones. */
export interface FiringLimit {
  readonly id: number
  readonly label: string
  readonly cones: ConeRange | null
  /** Where the figures come from, to be shown wherever they are drawn. */
  readonly source: string
  /** Moles per mole of flux; an oxide that is not named is not limited. */
  readonly oxides: Readonly<Partial<Record<ChartedOxide, AxisRange>>>
}

/** The zone in which glazes with one mix of fluxes melt completely. */
export interface MontmollinLimit {
  readonly id: number
  readonly label: string
  readonly source: string
  /** A closed shape on the plane of SiO2 and Al2O3. */
  readonly outline: readonly StullPoint[]
}

/** Published limits. Sources: `data/firing-limits.ts`. */
export const FIRING_LIMITS: readonly FiringLimit[] = LIMIT_ROWS.map(
  ([id, label, author, fromId, toId, source, oxides]) => ({
    id,
    label,
    cones: { fromId, toId },
    source: `${author}. ${LIMIT_SOURCES[source]}`,
    oxides,
  }),
)

/** Mixes whose zone could be read off a drawing. Sources: `data/montmollin.ts`. */
export const MONTMOLLIN_LIMITS: readonly MontmollinLimit[] = MONTMOLLIN_OUTLINES.map(
  ([id, source, outline]) => ({
    id,
    label: montmollinLabel(id) ?? '',
    source: MONTMOLLIN_SOURCES[source],
    outline,
  }),
)

/** Labels of limits that are known to exist, but whose figures could be read in no source. */
export const LIMITS_WITHOUT_FIGURES: readonly string[] = LIMITS_UNREAD

/** Labels of the mixes of the book of which no drawing could be read. */
export const MIXES_WITHOUT_OUTLINE: readonly string[] = MONTMOLLIN_MIXES.flatMap(([id]) =>
  MONTMOLLIN_OUTLINES.some(([known]) => known === id) ? [] : (montmollinLabel(id) ?? []),
)

/**
 * The mix of fluxes with a number of de Montmollin's book.
 *
 * @returns `undefined` for a number that is none of his sixty
 * @example
 * montmollinLabel(19) // '.2 KNaO .6 CaO .2 MgO'
 */
export function montmollinLabel(id: number): string | undefined {
  const mix = MONTMOLLIN_MIXES.find(([known]) => known === id)
  if (mix === undefined) return undefined
  const [, knao, cao, mgo] = mix
  const parts = { KNaO: knao, CaO: cao, MgO: mgo }
  return Object.entries(parts)
    .filter(([, tenths]) => tenths > 0)
    .map(([oxide, tenths]) => `${tenths === 10 ? '1' : `.${tenths}`} ${oxide}`)
    .join(' ')
}
