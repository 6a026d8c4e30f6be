import { writeTable } from '@glazy/formats/csv/write-table'
import { downloadFile } from '#lib/download-file.ts'
import type { comparisonCells } from './comparison-cells.ts'

/** Saves a comparison as a table that spreadsheets read. */
export function saveComparison(cells: ReturnType<typeof comparisonCells>): void {
  // Spreadsheets take a file without the mark for one of an older alphabet.
  const content = new Blob(['\uFEFF', writeTable(cells)], { type: 'text/csv;charset=utf-8' })
  downloadFile(content, 'comparison.csv')
}
