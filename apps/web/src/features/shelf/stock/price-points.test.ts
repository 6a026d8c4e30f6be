import { expect, test } from 'vitest'
import { pricePoints } from './price-points.ts'

const lot = (boughtOn: string | null, pricePerKilogram: string | null) => ({
  boughtOn,
  pricePerKilogram,
})

test('prices stand in the order of their days', () => {
  const points = pricePoints([
    lot('2026-01-21', '3'),
    lot(null, '9'),
    lot('2026-01-01', '2'),
    lot('2026-01-11', null),
    lot('2026-01-06', '1'),
  ])
  expect(points).toEqual([
    { x: 0, y: 0.5, price: 2 },
    { x: 0.25, y: 0, price: 1 },
    { x: 1, y: 1, price: 3 },
  ])
})

test('prices that never changed lie in the middle', () => {
  expect(pricePoints([lot('2026-01-01', '2'), lot('2026-01-01', '2')])).toEqual([
    { x: 0.5, y: 0.5, price: 2 },
    { x: 0.5, y: 0.5, price: 2 },
  ])
})
