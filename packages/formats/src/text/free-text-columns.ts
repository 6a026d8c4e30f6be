import type { ProblemList } from '../record/problem-list.ts'
import { columnName } from '../table/unread-columns.ts'
import { numberOf } from './free-text-amount.ts'
import { isMultiple, roundingOf, type NumberedLine, type TwoFigures } from './free-text-lines.ts'

/**
 * Says of columns with figures beside those of the amounts that they are not read, unless they are the
 * weights of a batch, which say the same again.
 */
export function reportOtherColumns(lines: readonly NumberedLine[], problems: ProblemList) {
  const columns = new Map<number, { readonly line: number; readonly rows: TwoFigures[] }>()
  for (const line of lines) {
    if (line.kind !== 'ingredient' || line.was) continue
    for (const [at, figure] of line.further ?? []) {
      const column = columns.get(at) ?? { line: line.number, rows: [] }
      columns.set(at, column)
      column.rows.push({
        first: numberOf(line),
        rounding: roundingOf(line.amount),
        second: numberOf({ amount: figure, unit: '' }),
        otherRounding: roundingOf(figure),
      })
    }
  }
  for (const [at, { line, rows }] of columns) {
    if (isMultiple(rows)) continue
    problems.add(line, 'columnNotRead', { key: columnName({ heading: '', at }) })
  }
}
