import { expect, test } from 'vitest'
import { apartBy, mostAlike } from './alike.ts'

const feldspar = { percent: { SiO2: 64.8, Al2O3: 18.3, K2O: 16.9 }, loi: 0 }
const soda = { percent: { SiO2: 68.7, Al2O3: 19.4, Na2O: 11.8 }, loi: 0 }
const whiting = { percent: { CaO: 56.1 }, loi: 43.9 }

test('analyses differ by all that is in one and not in the other', () => {
  expect(apartBy(feldspar, feldspar)).toBe(0)
  expect(apartBy(feldspar, soda)).toBeCloseTo(3.9 + 1.1 + 16.9 + 11.8, 9)
  expect(apartBy(whiting, { percent: {}, loi: 0 })).toBeCloseTo(100, 9)
})

test('the nearest come first, and only those of which something is known', () => {
  const items = [
    { id: 1, analysis: whiting },
    { id: 2, analysis: soda },
    { id: 3, analysis: null },
    { id: 4, analysis: feldspar },
    { id: 5 },
  ]
  expect(mostAlike(feldspar, items, 2).map(({ id }) => id)).toEqual([4, 2])
  expect(mostAlike(feldspar, items, 9).map(({ id }) => id)).toEqual([4, 2, 1])
})
