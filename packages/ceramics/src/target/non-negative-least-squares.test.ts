import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { nonNegativeLeastSquares } from './non-negative-least-squares.ts'

type Columns = readonly (readonly number[])[]

const squaresLeft = (columns: Columns, wanted: readonly number[], solution: readonly number[]) =>
  wanted.reduce((sum, value, row) => {
    const rest = columns.reduce((left, column, at) => left - column[row]! * solution[at]!, value)
    return sum + rest * rest
  }, 0)

/** Solves for a choice of columns by elimination, as one would by hand. */
function solveFor(columns: Columns, wanted: readonly number[]): number[] | null {
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, row) => sum + value * other[row]!, 0)
  const rows = columns.map((column) => [
    ...columns.map((other) => product(column, other)),
    product(column, wanted),
  ])
  for (let step = 0; step < rows.length; step += 1) {
    const best = rows.slice(step).reduce((at, row, place) => {
      return Math.abs(row[step]!) > Math.abs(rows[at]![step]!) ? step + place : at
    }, step)
    ;[rows[step], rows[best]] = [rows[best]!, rows[step]!]
    if (Math.abs(rows[step]![step]!) < 1e-9) return null
    for (const [place, row] of rows.entries()) {
      if (place === step) continue
      const factor = row[step]! / rows[step]![step]!
      row.forEach((_, at) => (row[at]! -= factor * rows[step]![at]!))
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!)
}

/** The least squares left by any choice of columns that comes out without a negative figure. */
function bruteForce(columns: Columns, wanted: readonly number[]): number {
  let least = squaresLeft([], wanted, [])
  for (let choice = 1; choice < 2 ** columns.length; choice += 1) {
    const chosen = columns.filter((_, at) => (choice >> at) % 2 === 1)
    const solution = solveFor(chosen, wanted)
    if (solution === null || solution.some((value) => value < 0)) continue
    least = Math.min(least, squaresLeft(chosen, wanted, solution))
  }
  return least
}

test.each([
  [
    [
      [1, 0],
      [0, 1],
    ],
    [2, 3],
    [2, 3],
  ],
  [
    [
      [1, 0],
      [0, 1],
    ],
    [2, -3],
    [2, 0],
  ],
  [
    [
      [1, 0],
      [1, 1],
    ],
    [1, 2],
    [0, 1.5],
  ],
  [
    [
      [0, 0],
      [0, 2],
    ],
    [1, 2],
    [0, 1],
  ],
  [[[-1, 0]], [1, 0], [0]],
])('columns %j towards %j', (columns, wanted, expected) => {
  const solution = nonNegativeLeastSquares(columns, wanted)
  expected.forEach((value, at) => expect(solution[at]).toBeCloseTo(value, 12))
})

test.each([1e-7, 1, 1e7])('a column counts the same in any unit: %d', (unit) => {
  const [solution] = nonNegativeLeastSquares([[3 * unit, 4 * unit]], [6, 8])
  expect(solution! * unit).toBeCloseTo(2, 12)
})

test('a column that is there twice does no harm', () => {
  const solution = nonNegativeLeastSquares(
    [
      [1, 2],
      [1, 2],
      [2, 4],
    ],
    [2, 4],
  )
  expect(
    squaresLeft(
      [
        [1, 2],
        [1, 2],
        [2, 4],
      ],
      [2, 4],
      solution,
    ),
  ).toBeCloseTo(0, 12)
  expect(Math.min(...solution)).toBeGreaterThanOrEqual(0)
})

it('leaves as little as the best of all choices of columns', () => {
  const value = fc.integer({ min: -9, max: 9 })
  const problem = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .chain(([width, height]) =>
      fc.record({
        columns: fc.array(fc.array(value, { minLength: height, maxLength: height }), {
          minLength: width,
          maxLength: width,
        }),
        wanted: fc.array(value, { minLength: height, maxLength: height }),
      }),
    )
  fc.assert(
    fc.property(problem, ({ columns, wanted }) => {
      const solution = nonNegativeLeastSquares(columns, wanted)
      expect(Math.min(...solution)).toBeGreaterThanOrEqual(0)
      const left = squaresLeft(columns, wanted, solution)
      expect(left).toBeCloseTo(bruteForce(columns, wanted), 6)
    }),
    { numRuns: 2000 },
  )
})
