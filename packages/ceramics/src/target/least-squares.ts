/** Least squares without a bound, by Householder reflections; NaN where columns repeat others. */
export function leastSquares(
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

/** Scalar product of two vectors of one length. */
export function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!
  return sum
}
