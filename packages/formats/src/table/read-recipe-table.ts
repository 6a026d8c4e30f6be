import { readCsvRows } from '../csv/csv-rows.ts'
import type { FoundRecipe } from '../record/document.ts'
import { MAX_CSV_COLUMNS } from '../record/limits.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { readIngredientRows } from './ingredient-rows.ts'
import { readRecipeColumns } from './recipe-columns.ts'
import { readRecipeRows } from './recipe-rows.ts'
import { type TableRow, toTableRow } from './table-columns.ts'
import { findHead, type TableHead } from './table-head.ts'
import { reportUnread } from './unread-columns.ts'

/**
 * Reads recipes from somebody's own table: with a recipe in each row or column, or an ingredient in
 * each row. Nothing that it holds is dropped in silence: what has no field of its own is told in the
 * description, and what is not understood is reported.
 */
export function readRecipeTable(
  text: string,
  problems: ProblemList,
): { recipes: readonly FoundRecipe[] } {
  const rows: TableRow[] = []
  readCsvRows(text, problems, (cells, line) => {
    const row = toTableRow(cells.slice(0, MAX_CSV_COLUMNS), line)
    if (cells.length > MAX_CSV_COLUMNS) {
      problems.addOnce(line, 'firstColumns', { count: cells.length, max: MAX_CSV_COLUMNS })
    }
    if (row.cells.length > 0) rows.push(row)
  })
  const head = findHead(rows)
  if (head === undefined || head.kind === 'other') {
    const { cells, line } = rows[head?.at ?? 0] ?? { cells: [], line: 1 }
    problems.add(line, 'tableNotUnderstood', { text: cells.filter(Boolean).join(', ') })
    return { recipes: [] }
  }
  const { title, body } = partsOf(rows, head, problems)
  reportUnread(head, rows[head.at]?.line ?? 1, body, problems)
  switch (head.kind) {
    case 'recipeRows':
      return { recipes: readRecipeRows(head, body, problems) }
    case 'ingredientRows':
      return { recipes: readIngredientRows(head, body, title, problems) }
    case 'recipeColumns':
      return { recipes: readRecipeColumns(head, rows[head.at]?.line ?? 1, body, problems) }
  }
}

/** What stands below the headings, and the title above them where it can only be that of a recipe. */
function partsOf(
  rows: readonly TableRow[],
  head: TableHead,
  problems: ProblemList,
): { title: string; body: readonly TableRow[] } {
  const titles = rows.slice(0, head.at)
  const isOfRecipe = head.kind === 'ingredientRows' && head.name === undefined
  const title = isOfRecipe ? titles.pop() : undefined
  for (const { cells, line } of titles) {
    problems.add(line, 'rowNotRead', { text: cells.filter(Boolean).join(', ') })
  }
  const headings = (rows[head.at]?.cells ?? []).join('\n')
  // Headings are often repeated on every page.
  const body = rows.slice(head.at + 1).filter(({ cells }) => cells.join('\n') !== headings)
  return { title: title?.cells.find(Boolean) ?? '', body }
}
