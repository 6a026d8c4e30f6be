import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { axisName } from './axis-name.ts'
import { axisTicks, type ChartScales } from './chart-scales.ts'
import { MARGIN, type PlotSize } from '#lib/charts/chart-size.ts'
import classes from './plot.module.css'
import { SvgFormula } from './svg-formula.tsx'

export interface PlotAxesProps {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly scales: ChartScales
  readonly size: PlotSize
}

/** Pixels that labels need beside and above each other. */
const LABEL_WIDTH = 34
const LABEL_HEIGHT = 16
const TICK_LENGTH = 5

/**
 * Both axes with ticks, faint lines across the plot and titles. All of it moves with each frame of a
 * chart that is dragged, so that the lines are few elements and the labels have no group each.
 */
export function PlotAxes({ x, y, scales, size: { width, height } }: PlotAxesProps) {
  const formats = useFormats()
  const across = axisTicks(scales.x, LABEL_WIDTH, formats)
  const up = axisTicks(scales.y, LABEL_HEIGHT, formats)
  const upright = (from: number, to: number) => across.map(({ at }) => `M${at},${from}V${to}`)
  const level = (from: number, to: number) => up.map(({ at }) => `M${from},${at}H${to}`)
  return (
    <g aria-hidden className={classes.axes}>
      <path d={[...upright(0, height), ...level(0, width)].join('')} className={classes.grid} />
      <path d={[...upright(height, height + TICK_LENGTH), ...level(-TICK_LENGTH, 0)].join('')} />
      <g textAnchor="middle">
        {across.map(({ value, at, label }) => (
          <text key={value} x={at} y={height + TICK_LENGTH + 3} dy="0.71em">
            {label}
          </text>
        ))}
      </g>
      <g textAnchor="end">
        {up.map(({ value, at, label }) => (
          <text key={value} x={-TICK_LENGTH - 4} y={at} dy="0.32em">
            {label}
          </text>
        ))}
      </g>
      <path d={`M0,0V${height}H${width}`} />
      <text x={width / 2} y={height + MARGIN.bottom - 5} className={classes.axisTitle}>
        <AxisTitle axis={x} />
      </text>
      <text
        transform={`translate(${14 - MARGIN.left},${height / 2}) rotate(-90)`}
        className={classes.axisTitle}
      >
        <AxisTitle axis={y} />
      </text>
    </g>
  )
}

function AxisTitle({ axis }: { readonly axis: ChartAxis }) {
  const { t } = useTranslation('chart')
  const { formula, unit } = axisName(axis, t)
  return (
    <>
      <SvgFormula>{formula}</SvgFormula>
      {/* Brings the words back up behind a formula that ends in a subscript. */}
      {unit !== '' && <tspan {...(/\d$/.test(formula) && { dy: '-0.25em' })}>{`  ${unit}`}</tspan>}
    </>
  )
}
