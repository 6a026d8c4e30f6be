import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import { useMemo } from 'react'
import type { PlotSize } from '#lib/charts/chart-size.ts'
import type { ZoomTransform } from '#lib/charts/zoom-transform.ts'
import { useShownTheme } from '#lib/preferences/use-shown-theme.ts'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'
import { densityField } from './density-field.ts'
import classes from './explorer.module.css'

export interface DensityLayerProps {
  readonly points: PointColumns
  /** The part of the plane before zooming. */
  readonly window: ChartWindow
  readonly size: PlotSize
  readonly transform: ZoomTransform
  /** Whether points are drawn, too: then it is a hint behind them. */
  readonly isFaint: boolean
}

/** Pixels of a cell in which points are counted. */
const CELL = 4
const LEVELS = 9
/** Opacity of the lowest shade, and of the highest, of 255. */
const FAINTEST = 26
const STRONGEST = 235
/** Copper, as deep as each theme needs it. */
const SHADES = { light: [151, 71, 30], dark: [240, 166, 112] } as const

/** Shades where points are many, in steps like those of a map. Loaded when they are first wanted. */
export default function DensityLayer(props: DensityLayerProps) {
  const { points, window, size, transform, isFaint } = props
  const theme = useShownTheme()
  const { k, x, y } = transform
  const picture = useMemo(
    () => pictureOf(points, window, size, SHADES[theme]),
    [points, window, size, theme],
  )
  return (
    <svg width={size.width} height={size.height} data-layer="density" className={classes.density}>
      <image
        href={picture}
        width={size.width}
        height={size.height}
        preserveAspectRatio="none"
        opacity={isFaint ? 0.35 : 1}
        transform={`translate(${x},${y}) scale(${k})`}
      />
    </svg>
  )
}

/** The shades as an image of few pixels, which is stretched. */
function pictureOf(
  points: PointColumns,
  window: ChartWindow,
  { width, height }: PlotSize,
  [red, green, blue]: readonly [number, number, number],
): string {
  const columns = Math.max(1, Math.round(width / CELL))
  const rows = Math.max(1, Math.round(height / CELL))
  const field = densityField(points, window, columns, rows)
  const most = field.reduce((highest, value) => Math.max(highest, value), 0)
  const canvas = document.createElement('canvas')
  canvas.width = columns
  canvas.height = rows
  const context = canvas.getContext('2d')
  if (!context || most === 0) return ''
  const image = context.createImageData(columns, rows)
  for (const [at, value] of field.entries()) {
    // The square root: a place with a tenth of the most points is still seen.
    const level = Math.ceil(Math.sqrt(value / most) * LEVELS - 0.5)
    const alpha = level < 1 ? 0 : FAINTEST + ((STRONGEST - FAINTEST) * (level - 1)) / (LEVELS - 1)
    image.data.set([red, green, blue, alpha], at * 4)
  }
  context.putImageData(image, 0, 0)
  return canvas.toDataURL()
}
