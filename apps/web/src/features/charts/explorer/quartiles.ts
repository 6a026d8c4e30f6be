import type { FigureColumn } from './figure-columns.ts'

/** The figures of a column in a table: a quarter, half, and three quarters are below. */
export function quartiles(column: FigureColumn, shown: Uint8Array): readonly number[] {
  // eslint-disable-next-line no-restricted-syntax -- An array of numbers sorts them as numbers.
  const sorted = column.filter((value, row) => shown[row] === 1 && !Number.isNaN(value)).sort()
  if (sorted.length === 0) return []
  return [0, 0.25, 0.5, 0.75, 1].map((part) => sorted[Math.round((sorted.length - 1) * part)] ?? 0)
}
