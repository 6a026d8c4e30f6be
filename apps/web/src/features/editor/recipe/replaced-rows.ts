import type { Formats } from '#lib/texts/formats.ts'
import { isBlank, type EditorRow, withSpareRow } from './editor-rows.ts'

/** A line of the recipe that does without a material. */
export interface ReplacingLine {
  readonly materialId: number
  readonly name: string
  readonly amount: number
  readonly isAdditional: boolean
}

/**
 * Rows of a recipe that does without one of its materials. Those of the others keep their places and
 * get their new amounts; what stands for the one that goes is where that was. Rows that are not
 * finished stay as they are.
 */
export function replacedRows(
  rows: readonly EditorRow[],
  replacedId: number,
  lines: readonly ReplacingLine[],
  typed: Formats['typed'],
): EditorRow[] {
  const left = new Map(lines.map((line) => [line.materialId, line]))
  const own = new Set(rows.map(({ material }) => material?.id))
  const fresh = lines.filter(({ materialId }) => !own.has(materialId))
  let lastKey = Math.max(0, ...rows.map(({ key }) => key))
  let isPlaced = false
  const next = rows.flatMap((row): EditorRow[] => {
    const id = row.material?.id
    if (id === replacedId) {
      if (isPlaced) return []
      isPlaced = true
      return fresh.map(({ materialId, name, amount, isAdditional }) => {
        lastKey += 1
        const material = { id: materialId, name }
        return { key: lastKey, text: name, material, amount: typed(amount), isAdditional }
      })
    }
    if (id === undefined || row.amount.trim() === '') return [row]
    const line = left.get(id)
    left.delete(id)
    return line ? [{ ...row, amount: typed(line.amount), isAdditional: line.isAdditional }] : []
  })
  return withSpareRow(next.filter((row) => !isBlank(row)))
}
