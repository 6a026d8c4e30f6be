import Papa from 'papaparse'
import { neutralCell } from './csv-cells.ts'

/** Rows of cells as a file with commas; no text in it is run as a formula. */
export function writeTable(rows: readonly (readonly (string | number | null)[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? neutralCell(cell) : cell)),
  )
  return `${Papa.unparse(cells)}\r\n`
}
