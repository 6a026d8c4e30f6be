import { ratioLineWithin } from '@glazy/ceramics/charts/chart-lines'
import {
  STULL_DOMAIN,
  STULL_GLOSS_LINE,
  STULL_RATIOS,
  STULL_REGIONS,
  type StullPoint,
  type StullRegion,
} from '@glazy/ceramics/charts/stull'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ChartScales, pixel, shownWindow, svgPoints } from './chart-scales.ts'
import classes from './plot.module.css'

/** Stull's regions with their names, and his line of the highest gloss. */
export function StullLayer({ scales }: { readonly scales: ChartScales }) {
  const { t } = useTranslation('chart')
  const isNarrow = scales.x(1) - scales.x(0) < ROOM_FOR_ALL
  return (
    <g aria-hidden data-layer="stull">
      {STULL_REGIONS.flatMap(({ id, polygon, isOverlay }) => {
        if (polygon === null) return []
        const shape = { className: classes.region, 'data-region': id }
        // Crazing is a border between others: where it runs along the edge of the plate, it is none.
        return isOverlay ? (
          <polyline key={id} {...shape} points={svgPoints(polygon.filter(isNoCorner), scales)} />
        ) : (
          <polygon key={id} {...shape} points={svgPoints(polygon, scales)} />
        )
      })}
      <polyline points={svgPoints(STULL_GLOSS_LINE, scales)} className={classes.gloss} />
      {STULL_REGIONS.map(({ id, labelAt: [sio2, al2o3] }) => {
        if (isNarrow && CROWDED.includes(id)) return null
        const place = `translate(${pixel(scales.x(sio2))},${pixel(scales.y(al2o3))})`
        const turn = `rotate(${angleOf(LABEL_DIRECTIONS[id], scales)})`
        return (
          <text key={id} transform={`${place} ${turn}`} className={classes.regionLabel}>
            {t(`region.${id}`)}
          </text>
        )
      })}
    </g>
  )
}

/** Names that would run into one another, and the pixels for a unit from which they do not. */
const CROWDED: readonly StullRegion['id'][] = ['matte', 'semiMatte']
const ROOM_FOR_ALL = 55

function isNoCorner([sio2, al2o3]: StullPoint): boolean {
  const { SiO2, Al2O3 } = STULL_DOMAIN
  return !(SiO2.some((end) => end === sio2) && Al2O3.some((end) => end === al2o3))
}

type Direction = readonly [from: StullPoint, to: StullPoint]

/** The borders that some of the names run along; the others stand level. */
const LABEL_DIRECTIONS: Readonly<Partial<Record<StullRegion['id'], Direction>>> = {
  unfused: [
    [0.5, 0.39],
    [2.8, 1],
  ],
  bright: [
    [1.8, 0.2],
    [7.2, 0.92],
  ],
  underfired: [
    [1.75, 0],
    [7.2, 0.65],
  ],
}

/** Degrees by which SVG turns what is to run along a line. */
function angleOf(direction: Direction | undefined, { x, y }: ChartScales): number {
  if (direction === undefined) return 0
  const [from, to] = direction
  const radians = Math.atan2(y(to[1]) - y(from[1]), x(to[0]) - x(from[0]))
  return pixel((radians * 180) / Math.PI)
}

/** Lines on which all glazes have one ratio of silica to alumina. */
export function RatioLines({ scales }: { readonly scales: ChartScales }) {
  const shown = shownWindow(scales)
  return (
    <g aria-hidden data-layer="ratios">
      {STULL_RATIOS.map(({ ratio }) => {
        const line = ratioLineWithin(ratio, shown)
        if (line === null) return null
        const [from, to] = line.map((place) => ({
          x: pixel(scales.x(place.x)),
          y: pixel(scales.y(place.y)),
        })) as [PixelPlace, PixelPlace] // a line has two ends
        return (
          <g key={ratio} className={classes.ratio}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <text x={to.x - 4} y={to.y + 12} textAnchor="end">
              {`${ratio}:1`}
            </text>
          </g>
        )
      })}
    </g>
  )
}

interface PixelPlace {
  readonly x: number
  readonly y: number
}
