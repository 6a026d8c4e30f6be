import { readLotAnalysis as readFigures } from '@glazy/formats/text/read-lot-analysis'

/** Percent by oxide with the loss on ignition among them, as it is sent. */
export type LotFigures = Readonly<Record<string, number>>

/**
 * Reads the analysis of a lot as it is typed or pasted from a data sheet.
 *
 * @returns null for nothing, undefined for what is no analysis
 */
export function readLotAnalysis(text: string): LotFigures | null | undefined {
  if (text.trim() === '') return null
  const read = readFigures(text)
  return read && { ...read.percent, loi: read.loi }
}
