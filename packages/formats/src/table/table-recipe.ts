import type { ColumnMeaning } from '../csv/column-words.ts'
import { unusedFields } from '../record/describe-record.ts'
import type { FoundRecipe } from '../record/document.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { type FieldMeaning, type FieldText, readField } from '../record/read-field.ts'
import {
  addIngredient,
  createRecipeDraft,
  finishRecipe,
  keepExtra,
  type RecipeDraft,
} from '../record/record-draft.ts'
import { gramsPer, isPercent, isPlainUnit, usualCommaOf } from '../text/free-text-amount.ts'
import { inThousands } from '../record/thousands.ts'
import { checkTotals, isSumSoFar, weighPercents } from '../text/free-text-sums.ts'
import { gramsIn } from '../text/weight-words.ts'
import { amountIn, type CellAmount } from './table-columns.ts'

/** A cell with an amount. */
interface AmountCell extends CellAmount {
  readonly name: string
  readonly isAdditional: boolean
  readonly line: number
}

/** A cell that adds up those before it. */
interface TotalCell {
  readonly total: string
  readonly label: string
  readonly line: number
}

/** A recipe while its cells are read. */
export interface TableRecipe {
  readonly draft: RecipeDraft
  /** In the order of the table. */
  readonly cells: (AmountCell | TotalCell)[]
}

/** A recipe of which only the line is known. */
export function createTableRecipe(line: number): TableRecipe {
  return { draft: createRecipeDraft(line), cells: [] }
}

/** Takes the amount of a material, to be understood once all of the recipe has been read. */
export function addAmount(
  { cells }: TableRecipe,
  text: string,
  ingredient: Omit<AmountCell, keyof CellAmount> & { readonly unit?: string },
) {
  const found = amountIn(text)
  cells.push({
    ...ingredient,
    ...found,
    unit: found.unit || (ingredient.unit ?? ''),
    isAdditional: ingredient.isAdditional || found.amount.startsWith('+'),
  })
}

/** Columns that say something of a recipe, and the fields that their cells are read as. */
const FIELDS: ReadonlyMap<ColumnMeaning | undefined, FieldMeaning | undefined> = new Map([
  ['cone', 'cone'],
  ['atmosphere', 'atmospheres'],
  ['surface', 'surface'],
  ['transparency', 'transparency'],
  ['type', 'type'],
  ['source', 'source'],
  ['gravity', 'specificGravity'],
  ['boughtOn', 'date'],
  ['color', undefined],
  ['note', undefined],
])

/** Whether such a column has a place of its own in a recipe. */
export function hasField(meaning: ColumnMeaning | undefined): boolean {
  return FIELDS.has(meaning)
}

/** Reads a cell that is not about an ingredient into the recipe. */
export function setField(
  { draft }: TableRecipe,
  meaning: ColumnMeaning | undefined,
  field: FieldText,
  problems: ProblemList,
) {
  const { key, text } = field
  if (text === '') return
  if (meaning === 'recipe' || meaning === 'name') {
    if (draft.name === '') draft.name = text
    else if (draft.name !== text) keepExtra(draft, key, text)
    return
  }
  if (meaning === 'color') return keepExtra(draft, 'color', text)
  if (meaning === 'note') return addNote(draft, text)
  if (meaning === 'gravity') problems.commas.note(text)
  readField(draft, FIELDS.get(meaning), field, problems)
  if (meaning === 'type' && draft.typeId === undefined) keepExtra(draft, key, text)
}

function addNote(draft: RecipeDraft, note: string) {
  draft.description = draft.description === undefined ? note : `${draft.description}\n${note}`
}

/** The recipe as read, with all that has no field of its own in its description. */
export function finishTableRecipe(
  { draft, cells }: TableRecipe,
  place: number,
  problems: ProblemList,
): FoundRecipe {
  addCells(draft, cells, problems)
  for (const field of unusedFields(draft)) {
    addNote(draft, `${field}: ${draft.extra[field]}`)
    delete draft.extra[field]
  }
  return finishRecipe(draft, place, problems)
}

/** Weights in several units become grams, and what stands behind the sum of the others an addition. */
function addCells(draft: RecipeDraft, cells: TableRecipe['cells'], problems: ProblemList) {
  const units = cells.flatMap((cell) => {
    return 'unit' in cell && !isPercent(cell.unit) ? gramsPer(cell.unit) : []
  })
  const isMixed = new Set(units).size > 1
  const isWeighed = cells.some((cell) => 'unit' in cell && gramsIn(cell.unit) !== undefined)
  const thousands = inThousands(
    cells.flatMap((cell) => ('unit' in cell && isPlainUnit(cell.unit) ? cell : [])),
  )
  const percents = new Set<number>()
  let isAdditional = false
  for (const cell of cells) {
    if ('total' in cell) {
      isAdditional ||= isSumSoFar(draft, cell.total)
      continue
    }
    const { name, amount, upTo, unit, line } = cell
    const at = draft.components.length
    addIngredient(
      draft,
      {
        ...cell,
        times: isMixed ? gramsPer(unit) : 1,
        usualComma: usualCommaOf(unit),
        isInThousands: thousands.has(cell),
        // Percent beside weights are percent of them.
        isAdditional: isAdditional || cell.isAdditional || (isWeighed && isPercent(unit)),
      },
      problems,
    )
    if (isPercent(unit) && draft.components.length > at) percents.add(at)
    if (upTo !== undefined) problems.add(line, 'amountRange', { name, amount, upTo })
  }
  weighPercents(draft, percents)
  const totals = cells.flatMap((cell) => ('total' in cell ? cell : []))
  checkTotals(
    draft,
    totals.map(({ label, total, line }) => {
      return { kind: 'total', source: `${label} ${total}`, number: line }
    }),
    problems,
  )
}
