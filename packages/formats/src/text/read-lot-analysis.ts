import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { readAnalysisText } from './read-analysis-text.ts'

/**
 * Reads the analysis of a lot as it is typed or pasted from a data sheet, in percent by weight.
 *
 * @returns undefined for what is no analysis, or has a figure of something unknown
 */
export function readLotAnalysis(
  text: string,
): { readonly percent: OxideAmounts; readonly loi: number } | undefined {
  const read = readAnalysisText(text)
  if (read?.kind !== 'figures' || read.unknown.length > 0) return undefined
  return { percent: read.oxides, loi: read.loi ?? 0 }
}
