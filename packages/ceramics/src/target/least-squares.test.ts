import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leastSquares } from './least-squares.ts'

const figure = fc.integer({ min: 1, max: 9 })
const column = fc.array(figure, { minLength: 3, maxLength: 5 })
/** How much longer a column is than another one; no power of two, so that it is rounded. */
const length = fc.constantFrom(3e-9, 7e-4, 0.3, 7, 3e5, 7e8)

it('a column that is another one times a figure says nothing new, however long it is', () => {
  fc.assert(
    fc.property(column, length, length, (values, one, other) => {
      const columns = [one, other].map((times) => values.map((value) => value * times))
      const [, repeated] = leastSquares(columns, values)
      expect(repeated).toBeNaN()
    }),
  )
})

it('a column of another direction is told apart, however long or short it is', () => {
  fc.assert(
    fc.property(column, length, length, (values, one, other) => {
      const turned = values.map((value, at) => (at === 0 ? value + 1 : value) * other)
      const columns = [values.map((value) => value * one), turned]
      // Twice the one and three times the other, by themselves.
      const wanted = values.map((_, row) => 2 * columns[0]![row]! + 3 * columns[1]![row]!)
      const [first = NaN, second = NaN] = leastSquares(columns, wanted)
      const whole = Math.hypot(...wanted)
      expect((first - 2) * (one / whole)).toBeCloseTo(0, 9)
      expect((second - 3) * (other / whole)).toBeCloseTo(0, 9)
    }),
  )
})
