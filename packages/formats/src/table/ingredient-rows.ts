import { foldHeading } from '../csv/column-words.ts'
import type { FoundRecipe } from '../record/document.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { UNIT } from '../text/free-text-amount.ts'
import { ADDITIONS, TOTAL } from '../text/free-text-words.ts'
import { materialOf } from './material-label.ts'
import { isAdded } from './added.ts'
import { isFigure, type TableRow } from './table-columns.ts'
import type { TableHead } from './table-head.ts'
import type { IngredientRows } from './table-kinds.ts'
import {
  addAmount,
  createTableRecipe,
  finishTableRecipe,
  setField,
  type TableRecipe,
} from './table-recipe.ts'
import { columnName, isRead } from './unread-columns.ts'

/** A recipe while its rows are read. */
interface OpenRecipe extends TableRecipe {
  /** What its rows said of it, by the columns: the same is often repeated in each row. */
  readonly said: Map<number, string[]>
  /** Whether a heading above says that what follows is added. */
  isBelowHeading: boolean
}

/**
 * Reads a table with an ingredient in each row: those with the same name of a recipe make one, as do
 * those without a name below one that has it.
 *
 * @param title name of a recipe whose rows do not name it
 */
export function readIngredientRows(
  head: TableHead & IngredientRows,
  body: readonly TableRow[],
  title: string,
  problems: ProblemList,
): readonly FoundRecipe[] {
  const recipes = new Map<string, OpenRecipe>()
  let current: OpenRecipe | undefined
  for (const row of body) {
    const name = (head.name && row.cells[head.name.at]) ?? ''
    if (name !== '' || current === undefined) {
      const key = foldHeading(name)
      current = recipes.get(key) ?? openRecipe(name || title, row.line)
      recipes.set(key, current)
    }
    readRow(head, current, row, problems)
  }
  return [...recipes.values()].map((recipe, at) => finishTableRecipe(recipe, at + 1, problems))
}

function openRecipe(name: string, line: number): OpenRecipe {
  const recipe = createTableRecipe(line)
  recipe.draft.name = name
  return { ...recipe, said: new Map(), isBelowHeading: false }
}

function readRow(
  head: TableHead & IngredientRows,
  recipe: OpenRecipe,
  row: TableRow,
  problems: ProblemList,
) {
  const { cells, line } = row
  const label = cells[head.ingredient.at] ?? ''
  const text = cells[head.amount.at] ?? ''
  readFields(head, recipe, row, problems)
  if (TOTAL.test(label)) {
    recipe.cells.push({ total: text, label, line })
    return
  }
  const added = head.columns.find(({ meaning }) => meaning === 'addition')
  const mark = (added && cells[added.at]) ?? ''
  // The amount of an addition may stand in a column of its own.
  const isAmount = text === '' && isFigure(mark)
  if (text === '' && !isAmount && label.replace(ADDITIONS, '') === '') {
    if (label !== '') recipe.isBelowHeading = true
    return
  }
  const isMarked = isAmount || isAdded(mark)
  if (added && isMarked === undefined) {
    problems.add(line, 'cellNotRead', { key: added.heading, text: mark })
  }
  const material = materialOf(label)
  addAmount(recipe, isAmount ? mark : text, {
    ...material,
    isAdditional: material.isAdditional || isMarked === true || recipe.isBelowHeading,
    unit: readUnit(head, row, problems),
    line,
  })
}

const ONLY_UNIT = new RegExp(`^${UNIT}\\.?$`, 'iu')

/** The unit in a column of its own. */
function readUnit(head: TableHead, { cells, line }: TableRow, problems: ProblemList): string {
  const column = head.columns.find(({ meaning }) => meaning === 'unit')
  const text = (column && cells[column.at]) ?? ''
  if (column === undefined || text === '' || ONLY_UNIT.test(text)) return text.replace(/\.$/, '')
  problems.add(line, 'cellNotRead', { key: column.heading, text })
  return ''
}

/** What a row says of its recipe; of what there can be only one, the first counts. */
function readFields(
  head: TableHead & IngredientRows,
  recipe: OpenRecipe,
  { cells, line }: TableRow,
  problems: ProblemList,
) {
  const { name, ingredient, amount } = head
  for (const column of head.columns) {
    const { at, meaning } = column
    const text = cells[at] ?? ''
    if (text === '' || column === name || column === ingredient || column === amount) continue
    if (meaning === 'unit' || meaning === 'addition' || !isRead(head, column)) continue
    const said = recipe.said.get(at) ?? []
    recipe.said.set(at, said)
    if (said.includes(text)) continue
    const key = columnName(column)
    if (said.length > 0 && meaning !== undefined && meaning !== 'note') {
      problems.add(line, 'cellNotRead', { key, text })
    } else setField(recipe, meaning, { key, text, line }, problems)
    said.push(text)
  }
}
