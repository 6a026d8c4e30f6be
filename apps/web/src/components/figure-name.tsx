import { axisMeasure, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { FIGURE_UNITS } from '#lib/figure-text.ts'
import { Formula } from './formula.tsx'

const SUMS = { R2O: 'R2O', RO: 'RO', SiO2Al2O3Ratio: 'SiO2:Al2O3', R2ORORatio: 'R2O:RO' } as const

/** The name of a figure with real subscripts; figures of the unity formula have no unit. */
export function FigureName({ axis }: { readonly axis: ChartAxis }) {
  const measure = axisMeasure(axis)
  if (measure.kind === 'sum') return <Formula>{SUMS[measure.sum]}</Formula>
  return (
    <>
      <Formula>{measure.symbol}</Formula>
      {FIGURE_UNITS[measure.figure]}
    </>
  )
}
