import { expect, test } from 'vitest'
import { shelfPrices } from './shelf-prices.ts'

test('prices of a shelf come by the unit of the batch', () => {
  const stock = [
    { materialId: 7, price: '12.5', priceUnits: 'kilograms' },
    { materialId: 8, price: '12.50', priceUnits: 'pounds' },
    { materialId: 9, price: null, priceUnits: null },
  ] as const
  expect(shelfPrices(stock, 'grams', String)).toEqual({ '#7': '0.0125', '#8': '0.02755781' })
  expect(shelfPrices(stock, 'kilograms', String)).toEqual({ '#7': '12.5', '#8': '27.5578053' })
})
