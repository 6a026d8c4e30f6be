import type { Formats } from '#lib/texts/formats.ts'
import { type EditorRow, removeRow, withSpareRow } from './editor-rows.ts'

/** A line of a recipe that is saved nowhere yet. */
export interface NamedLine {
  /** Null where nobody knows it: it can only be replaced. */
  readonly materialId: number | null
  readonly name: string
  readonly amount: number
  readonly isAdditional: boolean
}

/** Rows of a recipe that is saved nowhere yet. */
export function rowsOfNamed(lines: readonly NamedLine[], typed: Formats['typed']): EditorRow[] {
  return withSpareRow(
    lines.map(({ materialId: id, name, amount, isAdditional }, at) => ({
      key: at + 1,
      text: name,
      ...(id !== null && { material: { id, name } }),
      amount: typed(amount),
      isAdditional,
    })),
  )
}

/** An amount that was found for the row of a key. */
export interface FoundAmount {
  readonly key: number
  readonly amount: number
}

/** Rows with the amounts that were found; what came out as nothing leaves. */
export function withAmounts(
  rows: readonly EditorRow[],
  amounts: readonly FoundAmount[],
  typed: Formats['typed'],
): readonly EditorRow[] {
  const found = new Map(amounts.map(({ key, amount }) => [key, amount]))
  return rows
    .filter(({ key }) => found.get(key) === 0)
    .reduce<readonly EditorRow[]>(
      (left, { key }) => removeRow(left, key),
      rows.map((row) => {
        const amount = found.get(row.key)
        return amount === undefined ? row : { ...row, amount: typed(amount) }
      }),
    )
}
