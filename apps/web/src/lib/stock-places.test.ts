import type { StockedMaterial } from '@glazy/contract/stock'
import { expect, test } from 'vitest'
import { placesOf } from './stock-places.ts'
import { formatsOf } from './texts/formats.ts'

test('places stand in the order of the alphabet of the language', () => {
  const places = ['Ö 1', 'Hylla 10', 'Zon', 'Hylla 9']
  const lots = places.map((place) => ({ place, places: [] }))
  const stock = [{ lots }] as unknown as readonly StockedMaterial[] // of which nothing else is read
  expect(placesOf(stock, formatsOf('sv'))).toEqual(['Hylla 9', 'Hylla 10', 'Zon', 'Ö 1'])
  expect(placesOf(stock, formatsOf('de'))).toEqual(['Hylla 9', 'Hylla 10', 'Ö 1', 'Zon'])
})
