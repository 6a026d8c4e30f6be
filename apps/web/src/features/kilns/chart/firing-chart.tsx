import { formatFiringTime } from '@glazy/ceramics/firing/firing'
import { Minus, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#components/button.tsx'
import { ZoomHint } from '#components/zoom-hint.tsx'
import { MARGIN, plotSize, type PlotSize, TICKS } from '#lib/charts/chart-size.ts'
import { type ChartZoom, useZoom } from '#lib/charts/use-zoom.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSize } from '#lib/use-size.ts'
import { firingCurve, type Fired, type FiringWindow, firingWindow } from './firing-curve.ts'
import classes from './firing-chart.module.css'
import { type Corner, labelPlace } from './label-place.ts'
import { ticksBetween, timeTicks } from './ticks.ts'

export interface FiringChartProps {
  readonly schedule: Fired
  /** Unit that is shown. */
  readonly asCelsius: boolean
}

/** Measures before the page knows its own: those of a desktop. */
const WIDTH = 720
const HEIGHT = 340
/** Degrees between two labels, at least about so many. */
const STEP = { celsius: 100, fahrenheit: 200 } as const

/** Temperature over time. Wheel, pinch and the buttons zoom in; what is in it the table says, too. */
export function FiringChart({ schedule, asCelsius }: FiringChartProps) {
  const { t } = useTranslation('kilns')
  const clip = useId()
  const { ref: frame, width: measured } = useSize<HTMLDivElement>()
  const plot = useRef<SVGGElement>(null)
  const width = measured || WIDTH
  const size = plotSize(width, HEIGHT)
  const zoom = useZoom(plot, size)
  const points = firingCurve(schedule, asCelsius)
  const window = firingWindow(points, asCelsius)
  const { k, x, y } = zoom.transform
  const across = (minutes: number) => x + k * (minutes / window.minutes) * size.width
  const up = (degrees: number) => y + k * (1 - degrees / window.degrees) * size.height
  const line = points.map(({ minutes, degrees }) => `${across(minutes)},${up(degrees)}`).join('L')
  const base = up(0)
  const first = points[0]
  const last = points.at(-1)

  return (
    <div ref={frame} className={classes.frame}>
      <svg
        role="img"
        aria-label={t('chart.label')}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        className={classes.chart}
      >
        <clipPath id={clip}>
          <rect width={size.width} height={size.height} />
        </clipPath>
        <g ref={plot} transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          <rect width={size.width} height={size.height} className={classes.ground} />
          <Axes
            size={size}
            asCelsius={asCelsius}
            minutes={[0, size.width].map(
              (pixel) => ((pixel - x) / k / size.width) * window.minutes,
            )}
            degrees={[size.height, 0].map(
              (pixel) => (1 - (pixel - y) / k / size.height) * window.degrees,
            )}
            across={across}
            up={up}
          />
          <g clipPath={`url(#${clip})`}>
            <Landmarks
              window={window}
              width={size.width}
              asCelsius={asCelsius}
              up={up}
              curve={points.map(({ minutes, degrees }) => [across(minutes), up(degrees)])}
            />
            {points.length > 1 && first && last && (
              <>
                <path
                  className={classes.area}
                  d={`M${across(first.minutes)},${base}L${line}L${across(last.minutes)},${base}Z`}
                />
                <path className={classes.line} d={`M${line}`} />
                {points.map(({ minutes, degrees }, at) => (
                  <circle
                    key={at}
                    cx={across(minutes)}
                    cy={up(degrees)}
                    r={3}
                    className={classes.dot}
                  />
                ))}
              </>
            )}
          </g>
        </g>
      </svg>
      <ZoomHint zoom={zoom} />
      <ZoomButtons zoom={zoom} />
    </div>
  )
}

interface LandmarksProps {
  readonly window: FiringWindow
  readonly width: number
  readonly asCelsius: boolean
  readonly up: (degrees: number) => number
  /** Corners of the firing, in pixels. */
  readonly curve: readonly Corner[]
}

/** Lines across at temperatures that potters look for. */
function Landmarks({ window, width, asCelsius, up, curve }: LandmarksProps) {
  const { t } = useTranslation('kilns')
  const rate = t(asCelsius ? 'rate.celsius60' : 'rate.fahrenheit108')
  return window.landmarks.map(({ key, degrees }) => {
    const text = t(`chart.${key}`, { rate })
    const { anchor, x, y } = labelPlace(text, up(degrees), width, curve)
    return (
      <g key={key} className={classes.landmark}>
        <path d={`M0,${up(degrees)}H${width}`} />
        <text x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      </g>
    )
  })
}

function ZoomButtons({ zoom }: { readonly zoom: ChartZoom }) {
  const { t } = useTranslation('kilns')
  return (
    <div className={classes.zoom}>
      <Button isIcon look="quiet" aria-label={t('chart.zoomIn')} onClick={() => zoom.zoomBy(1.5)}>
        <Plus size={16} aria-hidden />
      </Button>
      <Button
        isIcon
        look="quiet"
        aria-label={t('chart.zoomOut')}
        onClick={() => zoom.zoomBy(1 / 1.5)}
      >
        <Minus size={16} aria-hidden />
      </Button>
      {zoom.transform.k > 1 && (
        <Button look="quiet" onClick={zoom.reset}>
          {t('chart.whole')}
        </Button>
      )}
    </div>
  )
}

interface AxesProps {
  readonly size: PlotSize
  readonly asCelsius: boolean
  /** What is in view, from and to. */
  readonly minutes: readonly number[]
  readonly degrees: readonly number[]
  readonly across: (minutes: number) => number
  readonly up: (degrees: number) => number
}

/** Hours and minutes below, degrees on the left, faint lines for both. */
function Axes({ size: { width, height }, asCelsius, minutes, degrees, across, up }: AxesProps) {
  const { t } = useTranslation('kilns')
  const { number } = useFormats()
  const hours = timeTicks(minutes, Math.min(TICKS, Math.floor(width / 48)))
  const heats = ticksBetween(degrees, TICKS * 2, asCelsius ? STEP.celsius : STEP.fahrenheit)
  return (
    <g aria-hidden className={classes.axes}>
      <path
        className={classes.grid}
        d={[
          ...hours.map((tick) => `M${across(tick)},0V${height}`),
          ...heats.map((tick) => `M0,${up(tick)}H${width}`),
        ].join('')}
      />
      <path d={`M0,0V${height}H${width}`} className={classes.edge} />
      <g textAnchor="middle">
        {hours.map((tick) => (
          <text key={tick} x={across(tick)} y={height + 18}>
            {formatFiringTime(tick)}
          </text>
        ))}
      </g>
      <g textAnchor="end">
        {heats.map((tick) => (
          <text key={tick} x={-9} y={up(tick)} dy="0.32em">
            {number(tick)}
          </text>
        ))}
      </g>
      <text
        x={width / 2}
        y={height + MARGIN.bottom - 3}
        textAnchor="middle"
        className={classes.title}
      >
        {t('chart.time')}
      </text>
      <text
        transform={`translate(${14 - MARGIN.left},${height / 2}) rotate(-90)`}
        textAnchor="middle"
        className={classes.title}
      >
        {t(asCelsius ? 'chart.celsius' : 'chart.fahrenheit')}
      </text>
    </g>
  )
}
