import fc from 'fast-check'
import { expect, test } from 'vitest'
import { POINT_COLOURS, pointColour, pointOutline } from './chart-colours.ts'

test('21 steps from blue over white at 0.3 to red', () => {
  expect(POINT_COLOURS).toHaveLength(21)
  expect(pointColour(0)).toBe('#0000ff')
  expect(pointColour(0.3)).toBe('#ffffff')
  expect(pointColour(1)).toBe('#ff0000')
  expect(pointColour(0.15)).toBe('#8080ff')
  expect(pointColour(0.65)).toBe('#ff7f7f')
})

test('shares out of bounds take the nearest colour, no share is grey', () => {
  expect(pointColour(-1)).toBe('#0000ff')
  expect(pointColour(7)).toBe('#ff0000')
  expect(pointColour(null)).toBe('#9e9e9e')
  expect(pointColour(NaN)).toBe('#9e9e9e')
})

test('any share has a colour of the scale', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      expect(POINT_COLOURS).toContain(pointColour(share))
    }),
  )
})

test('the more boron, the wider the outline, up to a bound', () => {
  expect(pointOutline(0)).toEqual({ hasBoron: false, width: 1 })
  expect(pointOutline(null)).toEqual({ hasBoron: false, width: 1 })
  const widths = [0.01, 0.2, 0.5, 1, 3].map((boron) => pointOutline(boron).width)
  expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  expect(widths[0]).toBeGreaterThan(1)
  expect(widths.at(-1)).toBe(4)
})
