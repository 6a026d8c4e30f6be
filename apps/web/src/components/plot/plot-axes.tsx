import type { ChartAxis } from '@glazy/ceramics/chart-axes'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { axisName } from './axis-name.ts'
import { axisTicks, type ChartScales } from './chart-scales.ts'
import { MARGIN, type PlotSize } from './chart-size.ts'
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

/** Both axes with ticks, faint lines across the plot and titles. */
export function PlotAxes({ x, y, scales, size: { width, height } }: PlotAxesProps) {
  const across = axisTicks(scales.x, LABEL_WIDTH)
  const up = axisTicks(scales.y, LABEL_HEIGHT)
  return (
    <g aria-hidden className={classes.axes}>
      {across.map(({ value, at, label }) => (
        <g key={value} transform={`translate(${at},${height})`}>
          <line y1={-height} y2={0} className={classes.grid} />
          <line y2={TICK_LENGTH} />
          <text y={TICK_LENGTH + 3} dy="0.71em" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {up.map(({ value, at, label }) => (
        <g key={value} transform={`translate(0,${at})`}>
          <line x2={width} className={classes.grid} />
          <line x1={-TICK_LENGTH} />
          <text x={-TICK_LENGTH - 4} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path d={`M0,0V${height}H${width}`} className={classes.frame} />
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
