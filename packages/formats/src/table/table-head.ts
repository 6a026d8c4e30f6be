import Papa from 'papaparse'
import { parseOxide } from '@glazy/ceramics/chemistry/oxides'
import { restoreCell } from '../csv/csv-cells.ts'
import { tableDelimiter } from '../csv/csv-columns.ts'
import { MAX_CSV_COLUMNS } from '../record/limits.ts'
import { isFigure, type TableColumn, type TableRow, toColumn, toTableRow } from './table-columns.ts'
import {
  type IngredientRows,
  ingredientRows,
  type OtherTable,
  otherTable,
  type RecipeColumns,
  recipeColumns,
  type RecipeRows,
  recipeRows,
} from './table-kinds.ts'

/** How a table holds recipes, and where its headings are. */
export type TableHead = (RecipeRows | IngredientRows | RecipeColumns | OtherTable) & {
  /** Place of the row of headings. */
  readonly at: number
  readonly columns: readonly TableColumn[]
}

/** Rows of a table that are looked at to understand it. */
const SAMPLE = 50

/** An ingredient of a text, `40 Feldspar`; `3134 Frit` is a name. */
const AMOUNT_FIRST = /^\d{1,3}(?:[.,]\d+)?\s*%?\s+\p{L}/u

/** Titles above the headings. */
const MAX_TITLES = 3

/** The first rows of a text with commas, semicolons or tabs between its cells. */
export function sampleRows(text: string): TableRow[] {
  const plain = text.replace(/^(?:[^\S\n]*\n)+/, '')
  const options = { delimiter: tableDelimiter(plain), newline: '\n', preview: SAMPLE } as const
  const { data } = Papa.parse<string[]>(plain, options)
  return data
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells, at) => toTableRow(cells.map(restoreCell), at + 1))
}

/** How a table holds recipes; undefined for rows that are no table with headings. */
export function findHead(rows: readonly TableRow[]): TableHead | undefined {
  const at = rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1)
  const head = rows[at]
  const body = rows.slice(at + 1, at + 1 + SAMPLE)
  if (head === undefined || at > MAX_TITLES || body.length === 0) return undefined
  const width = Math.max(head.cells.length, ...body.map(({ cells }) => cells.length))
  const columns = Array.from({ length: Math.min(width, MAX_CSV_COLUMNS) }, (_, place) =>
    toColumn(head, body, place),
  )
  if (columns[0]?.meaning === undefined && head.cells.some(isFigure)) return undefined
  if (head.cells.filter((cell) => AMOUNT_FIRST.test(cell)).length * 2 > head.cells.length)
    return undefined
  const labels = body.map(({ cells }) => cells[0] ?? '').filter(Boolean)
  const found = hasOxides(labels)
    ? ({ kind: 'other' } as const)
    : (ingredientRows(columns) ??
      recipeColumns(columns, labels) ??
      recipeRows(columns, body) ??
      otherTable(columns, head, body))
  return found && { ...found, at, columns }
}

/** Whether there are analyses beside the names of oxides. */
function hasOxides(labels: readonly string[]): boolean {
  return labels.filter((label) => parseOxide(label)).length * 2 > labels.length
}
