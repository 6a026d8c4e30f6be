/** One line as far as its weight goes. */
interface Weighed {
  readonly amount: number
  readonly isAdditional: boolean
}

/** Decimals of a percent that tell two recipes apart. */
const DECIMALS = 2

/**
 * What a recipe weighs in percent of its base, whatever the order of its lines and the size of the
 * batch: equal texts stand for equal proportions.
 */
export function proportionsOf(lines: readonly Weighed[]): string {
  const base = sum(lines.filter(({ isAdditional }) => !isAdditional)) || sum(lines)
  return lines
    .map(({ amount, isAdditional }) => {
      return `${isAdditional ? '+' : ''}${((100 * amount) / base).toFixed(DECIMALS)}`
    })
    .toSorted()
    .join(' ')
}

/** Decimals of amounts that are scaled: a milligram in a batch of 100 g. */
const SCALED_DECIMALS = 3

/**
 * The same recipe with a base that adds up to 100; additions change by the same factor. What rounding
 * leaves goes to the largest amount of the base. A recipe of additions alone stays as it is.
 */
export function scaledToHundred<TLine extends Weighed>(lines: readonly TLine[]): TLine[] {
  const base = lines.filter(({ isAdditional }) => !isAdditional)
  const total = sum(base)
  if (total === 0) return [...lines]
  const scaled = lines.map((line) => ({ ...line, amount: rounded((100 * line.amount) / total) }))
  const largest = scaled
    .filter(({ isAdditional }) => !isAdditional)
    .reduce((one, other) => (other.amount > one.amount ? other : one))
  const rest = 100 - sum(scaled.filter(({ isAdditional }) => !isAdditional))
  return scaled.map((line) =>
    line === largest ? { ...line, amount: rounded(line.amount + rest) } : line,
  )
}

/** A trace that rounds to nothing stays what it is. */
function rounded(amount: number): number {
  return Number(amount.toFixed(SCALED_DECIMALS)) || amount
}

function sum(lines: readonly Weighed[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0)
}
