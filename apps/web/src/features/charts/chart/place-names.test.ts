import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeNames } from './place-names.ts'

const SIZE = { width: 600, height: 300 }
const GAP = 18

test('a name stands on the side with more room', () => {
  const names = placeNames(
    [
      { id: 1, name: 'Celadon', x: 100, y: 100 },
      { id: 2, name: 'Tenmoku', x: 500, y: 200 },
    ],
    SIZE,
    GAP,
  )
  expect(names.get(1)).toEqual({ text: 'Celadon', dx: GAP, dy: 0, anchor: 'start' })
  expect(names.get(2)).toEqual({ text: 'Tenmoku', dx: -GAP, dy: 0, anchor: 'end' })
})

test('names of items at one place stand around it, and a long one is cut', () => {
  const names = placeNames(
    [
      { id: 1, name: 'Celadon', x: 100, y: 100 },
      { id: 2, name: 'Celadon with iron', x: 104, y: 101 },
      { id: 3, name: 'A name that is longer than any chart is wide '.repeat(4), x: 300, y: 200 },
    ],
    SIZE,
    GAP,
  )
  expect(names.get(2)).not.toMatchObject({ dy: 0, anchor: 'start' })
  expect(names.get(3)?.text).toMatch(/^A name that .*…$/)
})

test('no name covers another, whatever there is', () => {
  const place = fc.record({
    name: fc.string({ minLength: 1, maxLength: 40 }),
    x: fc.integer({ min: 0, max: SIZE.width }),
    y: fc.integer({ min: 0, max: SIZE.height }),
  })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 8 }), (given) => {
      const places = given.map((one, id) => ({ ...one, id }))
      const boxes = [...placeNames(places, SIZE, GAP)].map(([id, { text, dx, dy, anchor }]) => {
        const { x = 0, y = 0 } = places[id] ?? {}
        const from = anchor === 'start' ? x + dx : x + dx - text.length * 7.3
        return { from, to: from + text.length * 7.3, middle: y + dy }
      })
      for (const [at, one] of boxes.entries()) {
        expect(one.from).toBeGreaterThanOrEqual(-0.01)
        expect(one.to).toBeLessThanOrEqual(SIZE.width + 0.01)
        for (const other of boxes.slice(at + 1)) {
          const isBeside = one.to <= other.from || other.to <= one.from
          expect(isBeside || Math.abs(one.middle - other.middle) >= 16).toBe(true)
        }
      }
    }),
  )
})
