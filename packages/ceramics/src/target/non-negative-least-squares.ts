import { dot, leastSquares } from './least-squares.ts'

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
