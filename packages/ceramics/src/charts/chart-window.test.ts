import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStullPlane, nearPlaces, startWindow } from './chart-window.ts'

test('Stull’s plate is shown whole, whatever lies on it', () => {
  const plate = { x: [0.5, 7.2], y: [0, 1] }
  expect(startWindow('SiO2', 'Al2O3', [])).toEqual(plate)
  expect(startWindow('SiO2', 'Al2O3', [{ x: 3.71, y: 0.41 }])).toEqual(plate)
})

test('his plate grows for what lies beyond it, on that side alone', () => {
  const { x, y } = startWindow('SiO2', 'Al2O3', [
    { x: 3, y: 0.4 },
    { x: 9, y: 0.5 },
  ])
  expect(x[0]).toBe(0.5)
  expect(x[1]).toBeGreaterThan(9)
  expect(y).toEqual([0, 1])
})

test('regions belong to SiO2 across and Al2O3 up, and to no other axes', () => {
  expect(isStullPlane('SiO2', 'Al2O3')).toBe(true)
  expect(isStullPlane('Al2O3', 'SiO2')).toBe(false)
  expect(isStullPlane('SiO2_percent', 'Al2O3_percent')).toBe(false)
})

test('other charts show all of their points and nothing below zero', () => {
  // A figure is nothing, or large enough to be told from nothing.
  const amount = fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 1e6, noNaN: true }))
  fc.assert(
    fc.property(fc.array(fc.record({ x: amount, y: amount })), (places) => {
      const { x, y } = startWindow('CaO', 'MgO_percent', places)
      expect(x[0]).toBeGreaterThanOrEqual(0)
      expect(y[0]).toBeGreaterThanOrEqual(0)
      expect(x[0]).toBeLessThan(x[1])
      expect(y[0]).toBeLessThan(y[1])
      for (const place of places) {
        expect(place.x >= x[0] && place.x <= x[1]).toBe(true)
        expect(place.y >= y[0] && place.y <= y[1]).toBe(true)
      }
    }),
  )
})

test('a single point stands in the middle', () => {
  const { x, y } = startWindow('CaO', 'MgO', [{ x: 0.5, y: 0 }])
  expect((x[0] + x[1]) / 2).toBeCloseTo(0.5, 12)
  expect(y).toEqual([0, 0.5])
})

test('what is far from all others is left out, and never most of them', () => {
  const glazes = Array.from({ length: 20 }, (_, index) => ({
    x: 2 + index / 10,
    y: 0.3 + index / 100,
  }))
  const body = { x: 90, y: 9 }
  expect(nearPlaces('SiO2', 'Al2O3', [body, ...glazes])).toEqual(glazes)
  // A few points are all there is to see.
  expect(nearPlaces('SiO2', 'Al2O3', [body, ...glazes.slice(0, 4)])).toHaveLength(5)
  // On Stull's plate nothing is far.
  const alike = glazes.map(({ y }) => ({ x: 3 + y / 100, y }))
  expect(nearPlaces('SiO2', 'Al2O3', [...alike, { x: 7, y: 0.9 }])).toHaveLength(21)
  expect(nearPlaces('CaO', 'MgO', [...glazes, ...glazes])).toHaveLength(40)
  const amount = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.record({ x: amount, y: amount })), (places) => {
      const near = nearPlaces('CaO', 'MgO', places)
      expect(near.length).toBeGreaterThanOrEqual(places.length / 2)
    }),
  )
})
