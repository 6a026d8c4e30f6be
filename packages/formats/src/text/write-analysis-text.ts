import { inDisplayOrder, type OxideAmounts, oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import { plainAmount } from '../record/write-number.ts'

/**
 * Percent figures on one line, as `readAnalysisText` reads them:
 * `SiO2 66.1, Al2O3 18.2, LOI 0.4`.
 *
 * @param write what a figure looks like; exact unless told
 */
export function writeAnalysisText(
  analysis: { readonly percent: OxideAmounts; readonly loi: number },
  write: (value: number) => string = plainAmount,
): string {
  const percent = inDisplayOrder(analysis.percent)
  const figures = oxidesOf(percent).map((oxide) => `${oxide} ${write(percent[oxide] ?? 0)}`)
  const loi = analysis.loi === 0 ? [] : [`LOI ${write(analysis.loi)}`]
  return [...figures, ...loi].join(', ')
}
