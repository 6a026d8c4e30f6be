import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packsFor, shareOfPrice, takeFromLots } from './take-from-lots.ts'

it('empties one lot before the next, and says what none had', () => {
  const lots = [
    { id: 1, left: 120n },
    { id: 2, left: 0n },
    { id: 3, left: 1000n },
  ]
  expect(takeFromLots(lots, 300n)).toEqual({
    taken: [
      { lotId: 1, weight: 120n },
      { lotId: 3, weight: 180n },
    ],
    missing: 0n,
  })
  expect(takeFromLots(lots, 2000n).missing).toBe(880n)
  expect(takeFromLots([], 5n)).toEqual({ taken: [], missing: 5n })
})

it('takes all that is asked for, or all that is there', () => {
  const weights = fc.array(fc.bigInt({ min: -5n, max: 1000n }), { maxLength: 9 })
  fc.assert(
    fc.property(weights, fc.bigInt({ min: 0n, max: 4000n }), (left, need) => {
      const lots = left.map((each, id) => ({ id, left: each }))
      const { taken, missing } = takeFromLots(lots, need)
      expect(taken.reduce((sum, { weight }) => sum + weight, 0n) + missing).toBe(need)
      for (const { lotId, weight } of taken) {
        expect(weight > 0n && weight <= (left[lotId] ?? 0n)).toBe(true)
      }
      const there = left.reduce((sum, each) => sum + (each > 0n ? each : 0n), 0n)
      expect(missing).toBe(need > there ? need - there : 0n)
    }),
  )
})

it('shares the price of a lot by weight', () => {
  expect(shareOfPrice(42_000_000n, 22_680n, 22_680n)).toBe(42_000_000n)
  expect(shareOfPrice(10n, 3n, 1n)).toBe(3n)
  expect(shareOfPrice(5n, 2n, 1n)).toBe(3n)
})

it('buys whole packs', () => {
  expect(packsFor(30_000n, 22_680n)).toBe(2n)
  expect(packsFor(22_680n, 22_680n)).toBe(1n)
  expect(packsFor(0n, 22_680n)).toBe(0n)
  expect(packsFor(-3n, 22_680n)).toBe(0n)
})
