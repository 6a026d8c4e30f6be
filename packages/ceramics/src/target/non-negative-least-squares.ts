/**
 * The non-negative x for which the columns, each taken x times, come closest to the wanted values:
 * the sum of squares of what is left is least.
 *
 * Source: C. L. Lawson and R. J. Hanson, Solving Least Squares Problems (1974), chapter 23,
 * algorithm NNLS. Least squares among the columns taken in are solved by Householder reflections.
 *
 * @param columns all as long as `wanted`
 * @returns one figure for each column
 * @example
 * nonNegativeLeastSquares([[1, 0], [1, 1]], [1, 2]) // 0, 1.5
 */
export function nonNegativeLeastSquares(
  columns: readonly (readonly number[])[],
  wanted: readonly number[],
): number[] {
  const solution = columns.map(() => 0)
  const lengths = columns.map((column) => Math.sqrt(dot(column, column)))
  const tolerance = TOLERANCE * Math.sqrt(dot(wanted, wanted))
  const taken = new Set<number>()
  const refused = new Set<number>()
  for (let round = 0; round < ROUNDS_PER_COLUMN * columns.length; round += 1) {
    const entering = bestColumn(columns, lengths, residual(columns, wanted, solution), (at) => {
      return !taken.has(at) && !refused.has(at)
    })
    if (entering === undefined || entering.gain <= tolerance) break
    taken.add(entering.at)
    // A column that hardly differs from those taken in would come out negative right away, forever.
    if (!settle(columns, wanted, taken, solution, entering.at)) refused.add(entering.at)
    else refused.clear()
  }
  return solution
}

/** Relative to the wanted values. */
const TOLERANCE = 1e-12
/** More than any problem has needed; only rounding errors could want more. */
const ROUNDS_PER_COLUMN = 30

/** Brings the columns taken in to their best; those that would be negative leave again. */
function settle(
  columns: readonly (readonly number[])[],
  wanted: readonly number[],
  taken: Set<number>,
  solution: number[],
  entering: number,
): boolean {
  for (let isFirst = true; taken.size > 0; isFirst = false) {
    const places = [...taken].sort((one, other) => one - other)
    const best = leastSquares(
      places.map((at) => columns[at]!),
      wanted,
    )
    if (isFirst && !(best[places.indexOf(entering)]! > 0)) {
      taken.delete(entering)
      return false
    }
    const negative = places.filter((_, place) => !(best[place]! > 0))
    if (negative.length === 0) {
      places.forEach((at, place) => (solution[at] = best[place]!))
      return true
    }
    // As far towards the best as nothing turns negative; what comes to nothing there leaves.
    const reach = (at: number) => {
      const step = solution[at]! - best[places.indexOf(at)]!
      return step > 0 ? solution[at]! / step : 0
    }
    const share = Math.min(...negative.map(reach))
    const leaving = negative.filter((at) => reach(at) <= share)
    places.forEach((at, place) => (solution[at]! += share * (best[place]! - solution[at]!)))
    for (const at of leaving) {
      solution[at] = 0
      taken.delete(at)
    }
  }
  return true
}

function bestColumn(
  columns: readonly (readonly number[])[],
  lengths: readonly number[],
  rest: readonly number[],
  isFree: (at: number) => boolean,
): { readonly at: number; readonly gain: number } | undefined {
  let best: { readonly at: number; readonly gain: number } | undefined
  columns.forEach((column, at) => {
    if (!isFree(at) || lengths[at] === 0) return
    const gain = dot(column, rest) / lengths[at]!
    if (!best || gain > best.gain) best = { at, gain }
  })
  return best
}

function residual(
  columns: readonly (readonly number[])[],
  wanted: readonly number[],
  solution: readonly number[],
): number[] {
  return wanted.map((value, row) =>
    columns.reduce((rest, column, at) => rest - column[row]! * solution[at]!, value),
  )
}

/** Least squares without a bound, by Householder reflections; NaN where columns repeat others. */
function leastSquares(
  columns: readonly (readonly number[])[],
  wanted: readonly number[],
): number[] {
  const work = columns.map((column) => [...column])
  const values = [...wanted]
  const diagonal: number[] = []
  work.forEach((column, step) => {
    const below = Math.sqrt(column.slice(step).reduce((sum, value) => sum + value * value, 0))
    const whole = Math.sqrt(dot(columns[step]!, columns[step]!))
    if (below <= DEPENDENT * whole) {
      diagonal.push(0)
      return
    }
    const pivot = column[step]! > 0 ? -below : below
    diagonal.push(pivot)
    const mirror = column.map((value, row) =>
      row < step ? 0 : row === step ? value - pivot : value,
    )
    const square = dot(mirror, mirror)
    const reflect = (target: number[]) => {
      const scale = (2 * dot(mirror, target)) / square
      mirror.forEach((value, row) => (target[row]! -= scale * value))
    }
    for (const other of work.slice(step + 1)) reflect(other)
    reflect(values)
  })
  const solution = columns.map(() => 0)
  for (let at = columns.length - 1; at >= 0; at -= 1) {
    let value = values[at]!
    for (let after = at + 1; after < columns.length; after += 1) {
      value -= work[after]![at]! * solution[after]!
    }
    solution[at] = diagonal[at] === 0 ? NaN : value / diagonal[at]!
  }
  return solution
}

/** A column with less than this left of it, besides the columns before, says nothing new. */
const DEPENDENT = 1e-10

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!
  return sum
}
