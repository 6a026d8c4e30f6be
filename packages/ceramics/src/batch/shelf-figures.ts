/** An ingredient of a recipe, as a shelf knows it. */
export interface ShelfLine {
  /** Parts by weight. */
  readonly amount: number
  readonly isAdditional: boolean
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
  /** Of a kilogram of base with its additions; null unless the price of every ingredient is known. */
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
  const sum = (some: readonly ShelfLine[]) => some.reduce((total, { amount }) => total + amount, 0)
  const base = sum(lines.filter(({ isAdditional }) => !isAdditional))
  if (!(base > 0)) return undefined
  const whole = sum(lines)

  const needed = new Map<number | undefined, number>()
  let cost: number | null = 0
  for (const { amount, source, pricePerKilogram } of lines) {
    if (amount === 0) continue
    needed.set(source, (needed.get(source) ?? 0) + amount)
    const isKnown: boolean = cost !== null && pricePerKilogram !== null
    cost = isKnown ? (cost ?? 0) + (amount / base) * (pricePerKilogram ?? 0) : null
  }
  let enoughFor = Infinity
  let usesUp = 0
  for (const [source, amount] of needed) {
    const { left = 0, surplus = 0 } = (source !== undefined && stock.get(source)) || {}
    enoughFor = Math.min(enoughFor, (left * base) / amount)
    usesUp += (surplus * amount) / whole
  }
  return { enoughFor, costPerKilogram: cost, usesUp }
}
