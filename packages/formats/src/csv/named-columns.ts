import Papa from 'papaparse'
import type { Comma } from '@glazy/ceramics/decimal'
import { commaAmong } from '../record/commas.ts'
import { MAX_CSV_ROWS } from '../record/limits.ts'
import { restoreCell } from './csv-cells.ts'
import { foldHeading } from './column-words.ts'
import { csvDelimiter } from './csv-columns.ts'

/** A row of a table that people keep of their materials. */
export interface NamedRow<TColumn> {
  /** From 1. */
  readonly line: number
  /** All of it, to say what is wrong with it. */
  readonly text: string
  /** A cell without spaces around it; empty where the table has no such column. */
  readonly cell: (column: TColumn) => string
}

interface ColumnNames<TColumn> {
  /** Columns by their names, folded. */
  readonly headings: Readonly<Record<string, TColumn>>
  /** Columns in the order of files that name none. */
  readonly columns: readonly TColumn[]
}

/** A table of named columns. */
export interface NamedTable<TColumn> {
  readonly rows: readonly NamedRow<TColumn>[]
  /** What the comma of `1,200` is in some columns, by their numbers and by what stands between cells. */
  readonly commaIn: (columns: readonly TColumn[]) => Comma
  /** The same by their numbers alone. */
  readonly commaByNumbers: (columns: readonly TColumn[]) => Comma
}

/**
 * Rows of a table with commas, semicolons or tabs between the cells, that are not empty. The first one
 * counts as headings where it names a column of materials.
 */
export function readNamedColumns<TColumn extends string>(
  text: string,
  { headings, columns }: ColumnNames<TColumn | 'material'>,
): NamedTable<TColumn | 'material'> {
  const plain = text.replace(/^\ufeff/, '').replace(/^\s*\n/, '')
  const delimiter = csvDelimiter(plain.split('\n', 1)[0] ?? '')
  const { data } = Papa.parse<string[]>(plain, { delimiter, preview: MAX_CSV_ROWS })
  const named = data[0]?.map((cell) => headings[foldHeading(cell)])
  const hasHeadings = named?.includes('material') === true
  const places: readonly (string | undefined)[] = hasHeadings ? named : columns
  const rows = data.flatMap((cells, at) => {
    if ((at === 0 && hasHeadings) || cells.every((cell) => cell.trim() === '')) return []
    const cell = (column: TColumn | 'material') =>
      restoreCell((cells[places.indexOf(column)] ?? '').trim())
    return [{ line: at + 1, text: cells.join(' ').trim(), cell }]
  })
  type Columns = readonly (TColumn | 'material')[]
  const commaByNumbers = (columns: Columns) =>
    commaAmong(rows.flatMap(({ cell }) => columns.map(cell)))
  // Semicolons stand between cells where commas are within numbers.
  const commaIn = (columns: Columns) => {
    const said = commaByNumbers(columns)
    return said === 'unclear' && delimiter === ';' ? 'decimal' : said
  }
  return { rows, commaIn, commaByNumbers }
}
