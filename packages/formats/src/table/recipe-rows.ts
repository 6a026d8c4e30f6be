import type { FoundRecipe } from '../record/document.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { materialOf } from './material-label.ts'
import { isNone, type TableRow } from './table-columns.ts'
import type { TableHead } from './table-head.ts'
import type { RecipeRows } from './table-kinds.ts'
import { addAmount, createTableRecipe, finishTableRecipe, setField } from './table-recipe.ts'
import { columnName, isRead } from './unread-columns.ts'

/** Reads a table with a recipe in each row and a material in each column. */
export function readRecipeRows(
  head: TableHead & RecipeRows,
  body: readonly TableRow[],
  problems: ProblemList,
): readonly FoundRecipe[] {
  const materials = new Map(head.amounts.map((column) => [column, materialOf(column.heading)]))
  return body.map(({ cells, line }, place) => {
    const recipe = createTableRecipe(line)
    recipe.draft.name = cells[head.name.at] ?? ''
    for (const column of head.columns) {
      const text = cells[column.at] ?? ''
      const material = materials.get(column)
      if (text === '' || column === head.name) continue
      if (material) {
        if (!isNone(text)) addAmount(recipe, text, { ...material, line })
      } else if (column.meaning === 'total') {
        recipe.cells.push({ total: text, label: column.heading, line })
      } else if (isRead(head, column)) {
        setField(recipe, column.meaning, { key: columnName(column), text, line }, problems)
      }
    }
    return finishTableRecipe(recipe, place + 1, problems)
  })
}
