import { inDisplayOrder, oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import type { Lot } from '@glazy/contract/stock'

/** An analysis as it would be typed: `SiO2 66.1, Al2O3 18.2, LOI 0.4`. */
export function analysisText(
  analysis: Lot['analysis'],
  write: (value: number) => string = String,
): string {
  if (analysis === null) return ''
  const percent = inDisplayOrder(analysis.percent)
  const figures = oxidesOf(percent).map((oxide) => `${oxide} ${write(percent[oxide] ?? 0)}`)
  const loi = analysis.loi === 0 ? [] : [`LOI ${write(analysis.loi)}`]
  return [...figures, ...loi].join(', ')
}
