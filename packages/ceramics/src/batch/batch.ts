import { kilogramsPer, type WeightUnit } from './weight.ts'

/** An ingredient to be weighed out. */
export interface BatchComponent {
  /** Parts by weight in the recipe. */
  readonly amount: number
  readonly isAdditional: boolean
  /** Weight of its own container, in the unit of the batch; that of the batch when left out. */
  readonly tare?: number | undefined
  /** Price of a kilogram, in the currency of the studio. */
  readonly pricePerKilogram?: number | null
}

/** What to mix: how much base, on what scale. */
export interface BatchSettings {
  /** Weight of the base, in `unit`; additions come on top. */
  readonly batchSize: number
  /** Weight of the empty container, in `unit`. */
  readonly tare?: number
  /** Unit of the weights; needed for the cost only. Grams when left out. */
  readonly unit?: WeightUnit
}

/** What the scale shows for one ingredient. */
export interface BatchLine {
  /** Weight of the ingredient. */
  readonly amount: number
  /** Weight with the container, when each ingredient is weighed by itself. */
  readonly amountWithTare: number
  /**
   * Weight of the container with everything up to this ingredient, when weighed together: the base
   * in its order, and then the additions in theirs.
   */
  readonly cumulative: number
  /** Cost of the ingredient; `null` without a price. */
  readonly cost: number | null
}

/** A batch ready to be weighed out, its lines in the order of the ingredients. */
export interface Batch {
  readonly lines: readonly BatchLine[]
  /** Weight of the base. */
  readonly baseAmount: number
  /** Weight of base and additions. */
  readonly totalAmount: number
  /** Cost of all ingredients that have a price; `null` when none has. */
  readonly totalCost: number | null
}

/**
 * Weights and cost of a batch: each amount times the batch size over the sum of the base.
 *
 * @returns `null` when the recipe has no base to scale
 * @example
 * // Leach 4321 with 4 red iron oxide on top, tare 85: 285, 435, 535, 585, 605
 * calculateBatch(components, { batchSize: 500, tare: 85 })?.lines.map((line) => line.cumulative)
 */
export function calculateBatch(
  components: readonly BatchComponent[],
  settings: BatchSettings,
): Batch | null {
  const base = baseOf(components)
  if (!(base > 0)) return null
  const { batchSize, tare = 0, unit = 'grams' } = settings
  const scale = batchSize / base
  const weighed = { base: tare, additions: tare + batchSize }
  const lines = components.map((component): BatchLine => {
    const { amount, isAdditional, pricePerKilogram } = component
    const weight = amount * scale
    const cumulative = (weighed[isAdditional ? 'additions' : 'base'] += weight)
    const cost = isPriced(pricePerKilogram) ? weight * kilogramsPer(unit) * pricePerKilogram : null
    const amountWithTare = (component.tare ?? tare) + weight
    return { amount: weight, amountWithTare, cumulative, cost }
  })
  const costs = lines.flatMap((line) => line.cost ?? [])
  return {
    lines,
    baseAmount: batchSize,
    totalAmount: sum(lines),
    totalCost: costs.length === 0 ? null : costs.reduce((total, cost) => total + cost, 0),
  }
}

/**
 * What a kilogram of a recipe costs, additions included, to set it beside others.
 *
 * @returns `null` while anything in it has no price: a part of the cost compares with nothing
 * @example
 * // Leach 4321 with feldspar at 2, silica at 1, whiting at 1.5 and kaolin at 3 a kilogram: 1.7
 * costPerKilogram(components)
 */
export function costPerKilogram(components: readonly BatchComponent[]): number | null {
  const weighed = components.filter(({ amount }) => amount > 0)
  const total = sum(weighed)
  if (total === 0) return null
  return weighed.reduce<number | null>(
    (cost, { amount, pricePerKilogram }) =>
      cost === null || !isPriced(pricePerKilogram)
        ? null
        : cost + (amount / total) * pricePerKilogram,
    0,
  )
}

/**
 * Batch size that takes exactly the given weight of one ingredient: how much can be mixed from what
 * is left in the bag.
 *
 * @param index place of the ingredient
 * @returns `null` when the recipe has no base, or nothing of the ingredient
 * @example
 * // 430 g of the 30 silica in Leach 4321 are enough for 1433.33 g
 * batchSizeFromAmount(components, 1, 430)
 */
export function batchSizeFromAmount(
  components: readonly BatchComponent[],
  index: number,
  weight: number,
): number | null {
  return scaledBase(components, components[index]?.amount ?? 0, weight)
}

/** Batch size whose base and additions weigh the given total together; `null` without a base. */
export function batchSizeFromTotal(
  components: readonly BatchComponent[],
  total: number,
): number | null {
  return scaledBase(components, sum(components), total)
}

/** Weight of the base when so many parts weigh so much. */
function scaledBase(
  components: readonly BatchComponent[],
  parts: number,
  weight: number,
): number | null {
  const base = baseOf(components)
  return base > 0 && parts > 0 ? (base * weight) / parts : null
}

function baseOf(components: readonly BatchComponent[]): number {
  return sum(components.filter((component) => !component.isAdditional))
}

function isPriced(price: number | null | undefined): price is number {
  return price !== null && price !== undefined
}

function sum(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((total, part) => total + part.amount, 0)
}
