import type { RecipeLine } from '../chemistry/recipe.ts'

/** Shapes of a blend: between two corners, among three, among four. */
export const BLEND_TYPES = ['line', 'triaxial', 'biaxial'] as const
export type BlendType = (typeof BLEND_TYPES)[number]

/** Where the materials of a blend stand, in the order in which shares are given. */
export const BLEND_POSITIONS = {
  line: ['left', 'right'],
  triaxial: ['top', 'bottomLeft', 'bottomRight'],
  biaxial: ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'],
} as const
export type BlendPosition = (typeof BLEND_POSITIONS)[BlendType][number]

/** Form and fineness of a blend. A line has no rows, a triangle no columns of its own. */
export interface BlendGrid {
  readonly type: BlendType
  readonly rows: number
  readonly columns: number
}

/** One mixture of a blend. */
export interface BlendPoint {
  /** Counted from 0, from the top. */
  readonly row: number
  /** Counted from 0 within the row, from the left. */
  readonly column: number
  /** Place in a drawing of width and height 1, from the left and from the top. */
  readonly x: number
  readonly y: number
  /** Parts of each corner, whole numbers in the order of {@link BLEND_POSITIONS}. */
  readonly parts: readonly number[]
  /** What the parts add to. */
  readonly whole: number
}

/**
 * The points of a blend in reading order: rows from the top, each from the left.
 *
 * @example
 * blendPoints({ type: 'line', rows: 1, columns: 5 })[1] // three parts left, one part right, of 4
 */
export function blendPoints(grid: BlendGrid): BlendPoint[] {
  switch (grid.type) {
    case 'line':
      return linePoints(grid.columns)
    case 'triaxial':
      return triaxialPoints(grid.rows)
    case 'biaxial':
      return biaxialPoints(grid.rows, grid.columns)
  }
}

/** Number of points: columns of a line, rows·(rows+1)/2 of a triangle, rows·columns of a square. */
export function blendPointCount({ type, rows, columns }: BlendGrid): number {
  if (type === 'line') return columns
  return type === 'triaxial' ? (rows * (rows + 1)) / 2 : rows * columns
}

/**
 * Short name of a place in a blend, to be written on a test tile: letters for rows, numbers for
 * columns.
 *
 * @example
 * blendPointCode({ row: 1, column: 2 }) // 'B3'
 */
export function blendPointCode({ row, column }: Pick<BlendPoint, 'row' | 'column'>): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + row)}${column + 1}`
}

function linePoints(columns: number): BlendPoint[] {
  const whole = stepsOf(columns)
  return counted(columns).map((column) => ({
    row: 0,
    column,
    x: column / whole,
    y: 0.5,
    // A line of one point, as previews may ask for, is its left end.
    parts: [whole - column, column],
    whole,
  }))
}

function triaxialPoints(rows: number): BlendPoint[] {
  const whole = stepsOf(rows)
  return counted(rows).flatMap((row) =>
    counted(row + 1).map((column) => ({
      row,
      column,
      x: 0.5 + (column - row / 2) / whole,
      y: row / whole,
      parts: [whole - row, row - column, column],
      whole,
    })),
  )
}

function biaxialPoints(rows: number, columns: number): BlendPoint[] {
  const across = stepsOf(columns)
  const down = stepsOf(rows)
  return counted(rows).flatMap((row) =>
    counted(columns).map((column) => ({
      row,
      column,
      x: column / across,
      y: row / down,
      parts: [
        (across - column) * (down - row),
        column * (down - row),
        (across - column) * row,
        column * row,
      ],
      whole: across * down,
    })),
  )
}

function stepsOf(points: number): number {
  return Math.max(1, points - 1)
}

function counted(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** The base of a corner is brought to this before it is blended. */
const BASE = 100

/** Amounts of a blend below this are none at all. */
const SMALLEST_AMOUNT = 1e-9

/**
 * A recipe as a corner of a blend: scaled so that its base adds to 100, whatever it added to; the
 * additions are scaled with it. A recipe of nothing but additions is scaled by its sum.
 *
 * @returns no lines when nothing is weighed in
 * @example
 * // 20 feldspar, 20 silica, 1 iron on top
 * blendCorner(lines) // 50, 50, 2.5 on top
 */
export function blendCorner<TId>(lines: readonly RecipeLine<TId>[]): RecipeLine<TId>[] {
  const weighed = lines.filter((line) => line.amount > 0)
  const base = sumOf(weighed.filter((line) => !line.isAdditional))
  const scale = BASE / (base > 0 ? base : sumOf(weighed))
  return weighed.map((line) => ({ ...line, amount: line.amount * scale }))
}

/** A raw material as a corner of a blend: a recipe of nothing else. */
export function materialCorner<TId>(materialId: TId): RecipeLine<TId>[] {
  return [{ materialId, amount: BASE, isAdditional: false }]
}

/**
 * What is weighed in for one point of a blend: each corner's ingredients by its share, the same
 * ingredients added up. At full precision; {@link wholeAmounts} makes figures for a scale.
 *
 * @param corners in the order of the point's parts, each as {@link blendCorner} gives it
 * @param preserveIsAdditional additions stay additions; otherwise everything belongs to the base
 * @example
 * // Leach 4321 and Pinnell's clear, half and half: feldspar 32.5, silica 32.5, whiting 20, kaolin 15
 * blendRecipe([leach, pinnell], { parts: [1, 1], whole: 2 }, true)
 */
export function blendRecipe<TId extends string | number>(
  corners: readonly (readonly RecipeLine<TId>[])[],
  { parts, whole }: Pick<BlendPoint, 'parts' | 'whole'>,
  preserveIsAdditional: boolean,
): RecipeLine<TId>[] {
  const merged = new Map<string, RecipeLine<TId>>()
  corners.forEach((lines, corner) => {
    const part = parts[corner] ?? 0
    for (const { materialId, amount, isAdditional: isOnTop } of part === 0 ? [] : lines) {
      const isAdditional = preserveIsAdditional && isOnTop
      const key = `${isAdditional ? '+' : ''}${typeof materialId}${materialId}`
      const soFar = merged.get(key)?.amount ?? 0
      merged.set(key, { materialId, amount: soFar + (amount * part) / whole, isAdditional })
    }
  })
  const lines = [...merged.values()].filter((line) => line.amount > SMALLEST_AMOUNT)
  return [...lines.filter((line) => !line.isAdditional), ...lines.filter(isAddition)]
}

/**
 * Amounts rounded so that base and additions each add to their rounded sum exactly: what rounding
 * takes from one line it gives to the line that lost most. Lines that come to nothing are dropped.
 *
 * @param decimals places of the amounts
 * @example
 * wholeAmounts(threeThirds, 3) // 33.334, 33.333, 33.333
 */
export function wholeAmounts<TLine extends RecipeLine<unknown>>(
  lines: readonly TLine[],
  decimals: number,
): TLine[] {
  const rounded = new Map<TLine, number>()
  for (const group of [lines.filter((line) => !line.isAdditional), lines.filter(isAddition)]) {
    roundTogether(group, 10 ** decimals, rounded)
  }
  return lines
    .map((line) => ({ ...line, amount: rounded.get(line) ?? 0 }))
    .filter((line) => line.amount > 0)
}

/** The method of largest remainders, as seats are given to parties. */
function roundTogether<TLine extends RecipeLine<unknown>>(
  lines: readonly TLine[],
  unitsPerPart: number,
  rounded: Map<TLine, number>,
): void {
  const exact = lines.map((line) => line.amount * unitsPerPart)
  const units = exact.map((amount) => Math.floor(amount + SMALLEST_AMOUNT))
  const total = Math.round(exact.reduce((sum, amount) => sum + amount, 0))
  let rest = total - units.reduce((sum, amount) => sum + amount, 0)
  const byRemainder = counted(lines.length).sort(
    (one, other) => exact[other]! - units[other]! - (exact[one]! - units[one]!) || one - other,
  )
  for (const at of byRemainder) {
    if (rest <= 0) break
    units[at]! += 1
    rest -= 1
  }
  lines.forEach((line, at) => rounded.set(line, units[at]! / unitsPerPart))
}

function isAddition(line: RecipeLine<unknown>): boolean {
  return line.isAdditional
}

function sumOf(lines: readonly RecipeLine<unknown>[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0)
}
