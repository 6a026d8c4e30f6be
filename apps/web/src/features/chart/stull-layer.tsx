import { ratioLineWithin } from '@glazy/ceramics/chart-lines'
import {
  STULL_GLOSS_LINE,
  STULL_RATIOS,
  STULL_REGIONS,
  type StullPoint,
  type StullRegion,
} from '@glazy/ceramics/stull'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ChartScales, pixel, shownWindow, svgPoints } from './chart-scales.ts'
import classes from './chart.module.css'

/** Stull's regions with their names, and his line of the highest gloss. */
export function StullLayer({ scales }: { readonly scales: ChartScales }) {
  const { t } = useTranslation('chart')
  return (
    <g aria-hidden data-layer="stull">
      {STULL_REGIONS.flatMap(({ id, polygon }) =>
        polygon === null ? (
          []
        ) : (
          <polygon
            key={id}
            points={svgPoints(polygon, scales)}
            className={classes.region}
            data-region={id}
          />
        ),
      )}
      <polyline points={svgPoints(STULL_GLOSS_LINE, scales)} className={classes.gloss} />
      {STULL_REGIONS.map(({ id, labelAt: [sio2, al2o3] }) => {
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
