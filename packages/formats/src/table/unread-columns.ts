import type { ProblemList } from '../record/problem-list.ts'
import { isKnownMaterial } from './material-label.ts'
import type { TableColumn, TableRow } from './table-columns.ts'
import type { TableHead } from './table-head.ts'
import { hasField } from './table-recipe.ts'

/** What becomes of a column that is not obvious from its heading. */
type Doubt = 'columnAsMaterial' | 'columnAsNotes' | 'columnNotRead'

/** Says of each column with something in it that is not read, or perhaps not as it is meant. */
export function reportUnread(
  head: TableHead,
  line: number,
  body: readonly TableRow[],
  problems: ProblemList,
) {
  for (const column of head.columns) {
    const doubt = doubtOf(head, column)
    if (doubt === undefined || body.every(({ cells }) => !cells[column.at])) continue
    problems.add(line, doubt, { key: columnName(column) })
  }
}

/** Its heading, or its letter in a spreadsheet. */
export function columnName({ heading, at }: Pick<TableColumn, 'heading' | 'at'>): string {
  if (heading !== '') return heading
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : `${columnName({ heading, at: Math.floor(at / 26) - 1 })}${letter}`
}

/** Whether a column beside those of the ingredients is read. */
export function isRead(head: TableHead, column: TableColumn): boolean {
  return doubtOf(head, column) !== 'columnNotRead'
}

function doubtOf(head: TableHead, column: TableColumn): Doubt | undefined {
  const { heading, meaning, isOfAnalysis, at } = column
  switch (head.kind) {
    case 'recipeRows': {
      if (at === head.name.at) return undefined
      if (head.amounts.includes(column)) {
        const isKnown = isOfAnalysis || isKnownMaterial(heading)
        return isKnown ? undefined : 'columnAsMaterial'
      }
      // What ingredients come to is calculated from them.
      if (heading === '' || isOfAnalysis) return 'columnNotRead'
      return hasField(meaning) || meaning === 'total' ? undefined : 'columnAsNotes'
    }
    case 'ingredientRows': {
      if ([head.name, head.ingredient, head.amount].includes(column)) return undefined
      if (meaning === 'unit' || meaning === 'addition' || hasField(meaning)) return undefined
      const isText = heading !== '' && meaning === undefined && !column.hasFigures
      return isText ? 'columnAsNotes' : 'columnNotRead'
    }
    case 'recipeColumns': {
      const isUsed = at === 0 || head.recipes.includes(column) || meaning === 'addition'
      return isUsed ? undefined : 'columnNotRead'
    }
    case 'other':
      return undefined
  }
}
