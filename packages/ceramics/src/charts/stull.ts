import { STULL_GLOSS_POINTS, STULL_POLYGONS } from '../data/stull.ts'
import type { StullAreaId } from './stull-areas.ts'

/** A place on the chart: moles of SiO2 (across) and Al2O3 (up) per mole of flux. */
export type StullPoint = readonly [sio2: number, al2o3: number]

/** A region of the chart and how glazes in it come out, under Stull's conditions. */
export interface StullRegion {
  readonly id: 'unfused' | 'matte' | 'semiMatte' | 'bright' | 'underfired' | 'crazed'
  /** English label. */
  readonly label: string
  /** Corners; `null` for the bright region, which is what the others leave. */
  readonly polygon: readonly StullPoint[] | null
  readonly labelAt: StullPoint
  /** Turn of the label, counter-clockwise in degrees. */
  readonly labelAngleDegrees: number
  /** Crazing overlaps the other regions; it is drawn as a dashed line, not as a fill. */
  readonly isOverlay: boolean
}

/** Regions in the order to paint them. Source: `data/stull.ts`. */
export const STULL_REGIONS: readonly StullRegion[] = [
  region('unfused', 'Unfused', [1.8, 0.89], -35),
  region('matte', 'Matte', [2.95, 0.89], 0),
  region('semiMatte', 'Semi-matte', [3.95, 0.89], 0),
  region('bright', 'Bright', [4.2, 0.62], 35),
  region('underfired', 'Under-fired', [4.3, 0.2], -15),
  region('crazed', 'Crazed', [1.8, 0.2], 0),
]

/**
 * The corners of a region, in turn; convex. The bright one is what matte, semi-matte and under-fired
 * leave of the plate. Source: `data/stull.ts`.
 */
export function stullArea(id: StullAreaId): readonly StullPoint[] {
  if (id !== 'bright') return STULL_POLYGONS[id]
  const { matte, semiMatte, underfired } = STULL_POLYGONS
  const [left, right] = STULL_DOMAIN.SiO2
  const [bottom] = STULL_DOMAIN.Al2O3
  return [
    [left, bottom],
    underfired[0],
    underfired[1],
    [right, 1],
    semiMatte[2],
    semiMatte[0],
    matte[0],
  ]
}

/** Line of the highest gloss, called Q line. */
export const STULL_GLOSS_LINE: readonly StullPoint[] = STULL_GLOSS_POINTS

/** What the map holds for; to be named wherever it is drawn. */
export const STULL_CONDITIONS = {
  year: 1912,
  coneId: 35,
  coneLabel: '11',
  R2O: 0.3,
  RO: 0.7,
  B2O3: 0,
} as const

/** What the plate of 1912 covers. */
export const STULL_DOMAIN = { SiO2: [0.5, 7.2], Al2O3: [0, 1] } as const

/** SiO2:Al2O3 ratios that potters quote; rules of thumb, which disagree among themselves. */
export const STULL_RATIOS = [
  { ratio: 4, border: 'matteToSemiMatte' },
  { ratio: 5, border: 'semiMatteToBright' },
  { ratio: 7.5, border: 'bestGloss' },
  { ratio: 12, border: 'underfired' },
] as const

function region(
  id: StullRegion['id'],
  label: string,
  labelAt: StullPoint,
  labelAngleDegrees: number,
): StullRegion {
  const polygon = id === 'bright' ? null : STULL_POLYGONS[id]
  return { id, label, polygon, labelAt, labelAngleDegrees, isOverlay: id === 'crazed' }
}
