import { type BatchComponent, calculateBatch, costPerKilogram } from './batch.ts'

/** An ingredient of a recipe, as a shelf knows it. */
export interface ShelfLine extends Pick<BatchComponent, 'amount' | 'isAdditional'> {
  /** The material whose stock it is taken from; undefined where there is nothing of it. */
  readonly source: number | undefined
  /** Price of a kilogram; null where none is known. */
  readonly pricePerKilogram: number | null
}

/** What there is of a material, in kilograms. */
export interface StockLevel {
  readonly left: number
  /** What is left above the weight at which it is bought again. */
  readonly surplus: number
}

/** What a recipe is to a shelf. */
export interface ShelfFigures {
  /** Kilograms of base, additions on top, that the stock is enough for; 0 where something is missing. */
  readonly enoughFor: number
  /** As `costPerKilogram` of the batch has it: null unless every ingredient has a price. */
  readonly costPerKilogram: number | null
  /**
   * How well a recipe uses up what there is most of: the surplus of its materials in kilograms, each
   * weighted by its part of the whole recipe.
   */
  readonly usesUp: number
}

/**
 * How large a batch a stock is enough for, what it costs, and how well it uses up what there is too
 * much of. Ingredients that are taken from the same material share its stock.
 *
 * @returns `undefined` for what has no base
 */
export function shelfFigures(
  lines: readonly ShelfLine[],
  stock: ReadonlyMap<number, StockLevel>,
): ShelfFigures | undefined {
  const batch = calculateBatch(lines, { batchSize: 1, unit: 'kilograms' })
  if (batch === null) return undefined
  const needed = new Map<number | undefined, number>()
  for (const [at, { amount }] of batch.lines.entries()) {
    const source = lines[at]?.source
    needed.set(source, (needed.get(source) ?? 0) + amount)
  }
  let enoughFor = Infinity
  let usesUp = 0
  for (const [source, weight] of needed) {
    if (weight === 0) continue
    const level = source === undefined ? undefined : stock.get(source)
    enoughFor = Math.min(enoughFor, (level?.left ?? 0) / weight)
    usesUp += ((level?.surplus ?? 0) * weight) / batch.totalAmount
  }
  return { enoughFor, costPerKilogram: costPerKilogram(lines), usesUp }
}
