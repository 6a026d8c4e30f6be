import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { parseCsvColumn } from './csv-columns.ts'
import type { CsvColumn } from './csv-columns.ts'
import { readCsvField, readCsvIngredients } from './csv-fields.ts'
import { readCsvRows } from './csv-rows.ts'
import type { FoundMaterial, FoundRecipe } from '../record/document.ts'
import { MAX_CSV_COLUMNS } from '../record/limits.ts'
import { oxideAmounts } from '../record/oxide-amounts.ts'
import type { ProblemList } from '../record/problem-list.ts'
import {
  createMaterialDraft,
  createRecipeDraft,
  finishMaterial,
  finishRecipe,
  finishUnweighedRecipe,
  keepExtra,
} from '../record/record-draft.ts'
import type { RecordDraft } from '../record/record-draft.ts'

/** A row with its cells by column, empty ones and NULL left out. */
interface Row {
  readonly fields: ReadonlyMap<string, string>
  readonly cells: readonly (readonly [column: CsvColumn, text: string])[]
  readonly line: number
}

/** Reads Glazy's CSV of any vintage: columns are told by their headings, in any order. */
export function readGlazyCsv(
  text: string,
  problems: ProblemList,
): { recipes: FoundRecipe[]; materials: FoundMaterial[] } {
  const recipes: FoundRecipe[] = []
  const materials: FoundMaterial[] = []
  for (const row of readRows(text, problems)) {
    if (isRecipe(row)) recipes.push(readRecipe(row, recipes.length + 1, problems))
    else materials.push(readMaterial(row, materials.length + 1, problems))
  }
  return { recipes, materials }
}

function readRows(text: string, problems: ProblemList): Row[] {
  const rows: Row[] = []
  let columns: CsvColumn[] | undefined
  readCsvRows(text, problems, (cells, line) => {
    if (columns) rows.push(toRow(cells, columns, line, problems))
    else columns = readHeader(cells, problems)
  })
  return rows
}

function readHeader(cells: readonly string[], problems: ProblemList): CsvColumn[] {
  if (cells.length > MAX_CSV_COLUMNS) {
    problems.add(1, 'firstColumns', { count: cells.length, max: MAX_CSV_COLUMNS })
  }
  const columns = cells.slice(0, MAX_CSV_COLUMNS).map(parseCsvColumn)
  const hasIngredients = columns.some((c) => c.kind === 'field' && c.name === 'ingredients')
  if (!hasIngredients) problems.add(1, 'noIngredientColumns', {})
  return columns
}

function toRow(
  data: readonly string[],
  columns: readonly CsvColumn[],
  line: number,
  problems: ProblemList,
): Row {
  const fields = new Map<string, string>()
  const cells: (readonly [CsvColumn, string])[] = []
  for (const [index, column] of columns.entries()) {
    const text = data[index] ?? ''
    if (text.trim() === '' || text === 'NULL' || column.kind === 'derived') continue
    if (column.kind === 'field' && !fields.has(column.name)) fields.set(column.name, text)
    else cells.push([column, text])
  }
  const beyond = data.slice(columns.length).filter((cell) => cell.trim() !== '')
  if (beyond.length > 0) {
    problems.add(line, 'cellsBeyond', { count: beyond.length, text: beyond[0] ?? '' })
  }
  return { fields, cells, line }
}

function isSet(text: string | undefined): boolean {
  return /^(?:1|true|t|yes)$/i.test(text ?? '')
}

function isRecipe({ fields }: Row): boolean {
  if (isSet(fields.get('is_analysis')) || isSet(fields.get('is_primitive'))) return false
  if (fields.has('ingredients')) return true
  const isMarked = fields.has('is_analysis') || fields.has('is_primitive')
  return isMarked || Number(fields.get('material_type_id')) >= 100
}

function readRecipe(row: Row, place: number, problems: ProblemList): FoundRecipe {
  const draft = createRecipeDraft(row.line)
  readCells(draft, row, problems)
  readCsvIngredients(draft, row.fields, problems)
  // That the table has no ingredients at all was said once for the whole file.
  return row.fields.has('ingredients')
    ? finishRecipe(draft, place, problems)
    : finishUnweighedRecipe(draft, place)
}

function readMaterial(row: Row, place: number, problems: ProblemList): FoundMaterial {
  const draft = createMaterialDraft(row.line)
  if (isSet(row.fields.get('is_analysis'))) draft.kind = 'analysis'
  readCells(draft, row, problems)
  return finishMaterial(draft, place, problems)
}

function readCells(draft: RecordDraft, row: Row, problems: ProblemList) {
  for (const [key, text] of row.fields) {
    readCsvField(draft, { key, text, row: row.fields, line: row.line }, problems)
  }
  const found = new Map<Oxide, number>()
  for (const [column, text] of row.cells) {
    if (column.kind !== 'oxide' && column.kind !== 'loi') {
      if ('name' in column) keepExtra(draft, column.name, text)
      continue
    }
    problems.commas.note(text)
    // Nothing holds a thousand percent of an oxide.
    const number = parseDecimal(text, 'decimal')
    const symbol = column.kind === 'oxide' ? column.oxide : 'LOI'
    if (!number.ok) {
      keepExtra(draft, symbol, text)
      problems.add(row.line, 'notANumber', { key: symbol, text })
    } else if (column.kind === 'loi') draft.loi = number.value
    else if (number.value !== 0) found.set(column.oxide, number.value)
  }
  if (found.size === 0 && draft.loi === undefined) return
  draft.percent = oxideAmounts(found)
}
