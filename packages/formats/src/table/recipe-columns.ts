import { meaningOf, withoutUnit } from '../csv/column-words.ts'
import type { FoundRecipe } from '../record/document.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { ADDITIONS, TOTAL } from '../text/free-text-words.ts'
import { materialOf } from './material-label.ts'
import { isAdded } from './added.ts'
import { isNone, type TableRow } from './table-columns.ts'
import type { TableHead } from './table-head.ts'
import type { RecipeColumns } from './table-kinds.ts'
import { addAmount, createTableRecipe, finishTableRecipe, setField } from './table-recipe.ts'

/** Reads a table with materials in the first column and a recipe in each of the others. */
export function readRecipeColumns(
  head: TableHead & RecipeColumns,
  line: number,
  body: readonly TableRow[],
  problems: ProblemList,
): readonly FoundRecipe[] {
  const columns = head.recipes.map(({ at, heading }) => {
    const recipe = createTableRecipe(line)
    recipe.draft.name = withoutUnit(heading)
    return { at, recipe }
  })
  const added = head.columns.find(({ meaning }) => meaning === 'addition')
  let isBelowHeading = false
  for (const { cells, line } of body) {
    const [label = ''] = cells
    const filled = columns.filter(({ at }) => cells[at])
    if (filled.length === 0 && isHeading(label)) {
      isBelowHeading = label.replace(ADDITIONS, '') === ''
      continue
    }
    if (label === '' || filled.length === 0) {
      problems.add(line, 'rowNotRead', { text: cells.filter(Boolean).join(', ') })
      continue
    }
    const meaning = meaningOf(label)
    const material = materialOf(label)
    const isAdditional =
      material.isAdditional || isBelowHeading || (added && isAdded(cells[added.at] ?? '')) === true
    for (const { at, recipe } of filled) {
      const text = cells[at] ?? ''
      if (meaning === 'total' || TOTAL.test(label)) recipe.cells.push({ total: text, label, line })
      else if (meaning !== undefined)
        setField(recipe, meaning, { key: label, text, line }, problems)
      else if (!isNone(text)) addAmount(recipe, text, { ...material, isAdditional, line })
    }
  }
  return columns.map(({ recipe }, place) => finishTableRecipe(recipe, place + 1, problems))
}

/** Whether a label alone in its row says what stands below it: `Base:`, `Additions`. */
function isHeading(label: string): boolean {
  return (
    label !== '' && (label.replace(ADDITIONS, '') === '' || /^(?:base|basis)\s*:?$/i.test(label))
  )
}
