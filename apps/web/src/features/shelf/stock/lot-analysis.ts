import { readAnalysisText } from '@glazy/formats/text/read-analysis-text'

/** Percent by oxide with the loss on ignition among them, as it is sent. */
export type LotFigures = Readonly<Record<string, number>>

/**
 * Reads the analysis of a lot as it is typed or pasted from a data sheet.
 *
 * @returns null for nothing, undefined for what is no analysis
 */
export function readLotAnalysis(text: string): LotFigures | null | undefined {
  if (text.trim() === '') return null
  const read = readAnalysisText(text)
  if (read?.kind !== 'figures' || read.unknown.length > 0) return undefined
  return { ...read.oxides, loi: read.loi ?? 0 }
}
