import { axisMeasure, type ChartAxis, type ChartedOxide } from './chart-axes.ts'
import type { AxisRange, ChartWindow } from './chart-window.ts'

/** Ranges by oxide, in moles per mole of flux; each is two numbers, the smaller one first. */
export interface LimitedOxides {
  readonly oxides: Readonly<Partial<Record<ChartedOxide, readonly number[]>>>
}

/**
 * The rectangle of a limit on a chart.
 *
 * @returns `null` where it does not limit what is on one of the axes
 */
export function limitOnAxes(limit: LimitedOxides, x: ChartAxis, y: ChartAxis): ChartWindow | null {
  const across = rangeOf(limit, x)
  const up = rangeOf(limit, y)
  return across && up ? { x: across, y: up } : null
}

function rangeOf({ oxides }: LimitedOxides, axis: ChartAxis): AxisRange | null {
  const measure = axisMeasure(axis)
  if (measure.kind !== 'amount' || measure.figure !== 'umf') return null
  const [from, to] = oxides[measure.symbol] ?? []
  return from === undefined || to === undefined ? null : [from, to]
}
