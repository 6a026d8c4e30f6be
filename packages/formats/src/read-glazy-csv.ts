import Papa from 'papaparse'
import { OXIDES } from '@glazy/ceramics/oxides'
import type { Oxide } from '@glazy/ceramics/oxides'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { csvDelimiter, parseCsvColumn } from './csv-columns.ts'
import type { CsvColumn } from './csv-columns.ts'
import { restoreCell } from './csv-cells.ts'
import { readCsvField, readCsvIngredients } from './csv-fields.ts'
import type { FoundMaterial, FoundRecipe } from './document.ts'
import { MAX_CSV_COLUMNS, MAX_LINE_LENGTH } from './limits.ts'
import { quoted } from './problem-list.ts'
import type { ProblemList } from './problem-list.ts'
import {
  createMaterialDraft,
  createRecipeDraft,
  fallbackName,
  finishMaterial,
  finishRecipe,
  keepExtra,
} from './record-draft.ts'
import type { RecordDraft } from './record-draft.ts'

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
  let columns: CsvColumn[] | null = null
  let line = 1 + (/^\s*/.exec(text)?.[0].split('\n').length ?? 1) - 1
  const body = text.trimStart()
  const delimiter = csvDelimiter(body.slice(0, MAX_LINE_LENGTH).split('\n', 1)[0] ?? '')
  Papa.parse<string[]>(body, {
    delimiter,
    newline: '\n',
    step: ({ data, errors }) => {
      for (const error of errors) problems.add(line, 'lineNotUnderstood', `CSV: ${error.message}.`)
      if (!columns) columns = readHeader(data, problems)
      else if (data.some((cell) => cell.trim() !== '')) {
        rows.push(toRow(data, columns, line, problems))
      }
      line += 1 + data.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
    },
  })
  return rows
}

function readHeader(cells: readonly string[], problems: ProblemList): CsvColumn[] {
  if (cells.length > MAX_CSV_COLUMNS) {
    const message = `The table has ${cells.length} columns; only the first ${MAX_CSV_COLUMNS} are read.`
    problems.add(1, 'tooLarge', message)
  }
  const columns = cells.slice(0, MAX_CSV_COLUMNS).map(parseCsvColumn)
  const hasIngredients = columns.some((c) => c.kind === 'field' && c.name === 'ingredients')
  if (!hasIngredients) {
    const message =
      'The table has no column of ingredients: recipes are read with their analysis only.'
    problems.add(1, 'noIngredientColumns', message)
  }
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
  for (const [index, written] of data.entries()) {
    const text = restoreCell(written)
    const column = columns[index]
    if (text.trim() === '' || text === 'NULL' || column?.kind === 'derived') continue
    if (!column) {
      problems.add(line, 'lineNotUnderstood', `${quoted(text)} stands behind the last column.`)
    } else if (column.kind === 'field' && !fields.has(column.name)) fields.set(column.name, text)
    else cells.push([column, text])
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
  draft.name ||= fallbackName(place)
  // That the table has no ingredients at all was said once for the whole file.
  if (!row.fields.has('ingredients')) {
    const { ingredientCount: _, ...recipe } = draft
    return { ...recipe, skipReason: 'noComponents' }
  }
  return finishRecipe(draft, problems)
}

function readMaterial(row: Row, place: number, problems: ProblemList): FoundMaterial {
  const draft = createMaterialDraft(row.line)
  if (isSet(row.fields.get('is_analysis'))) draft.kind = 'analysis'
  readCells(draft, row, problems)
  return finishMaterial(draft, place, problems)
}

function readCells(draft: RecordDraft, row: Row, problems: ProblemList) {
  for (const [name, text] of row.fields) {
    if (!readCsvField(draft, { name, text, row: row.fields, line: row.line }, problems)) {
      keepExtra(draft, name, text)
    }
  }
  const found = new Map<Oxide, number>()
  for (const [column, text] of row.cells) {
    if (column.kind !== 'oxide' && column.kind !== 'loi') {
      if ('name' in column) keepExtra(draft, column.name, text)
      continue
    }
    const number = parseDecimal(text)
    const symbol = column.kind === 'oxide' ? column.oxide : 'LOI'
    if (!number.ok) {
      keepExtra(draft, symbol, text)
      const message = `${symbol}: ${quoted(text)} is not a number; kept as text.`
      problems.add(row.line, 'notANumber', message)
    } else if (column.kind === 'loi') draft.loi = number.value
    else if (number.value !== 0) found.set(column.oxide, number.value)
  }
  if (found.size === 0 && draft.loi === undefined) return
  const percent: Partial<Record<Oxide, number>> = {}
  for (const oxide of OXIDES) {
    const value = found.get(oxide)
    if (value !== undefined) percent[oxide] = value
  }
  draft.percent = percent
}
