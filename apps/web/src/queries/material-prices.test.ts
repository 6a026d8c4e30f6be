import { expect, test } from 'vitest'
import { kilogramPrice, parseMaterialPrices, priceKey, withPrice } from './material-prices.ts'

const NONE = { unit: 'kilograms', texts: {} } as const

test('what stands in storage is not taken on trust', () => {
  expect(parseMaterialPrices('cheap')).toEqual(NONE)
  expect(parseMaterialPrices({ unit: 'stones', texts: { '#1': 5, '#2': '3,50' } })).toEqual({
    unit: 'kilograms',
    texts: { '#2': '3,50' },
  })
})

test('a price stands once, and an empty one is taken back', () => {
  const prices = withPrice(withPrice(NONE, '#1', '2'), '#1', '3')
  expect(prices.texts).toEqual({ '#1': '3' })
  expect(withPrice(prices, '#1', '').texts).toEqual({})
})

test('the prices typed last are kept', () => {
  let prices = withPrice(NONE, 'oldest', '1')
  for (let at = 0; at < 300; at += 1) prices = withPrice(prices, `material ${at}`, '1')
  expect(Object.keys(prices.texts)).toHaveLength(300)
  expect(prices.texts.oldest).toBeUndefined()
})

test('a material without an id has its price by its name', () => {
  expect(priceKey({ id: 4, name: 'Clay' })).toBe('#4')
  expect(priceKey({ id: null, name: 'Clay' })).toBe('Clay')
})

test('prices are for a kilogram, whatever unit they were typed for', () => {
  const prices = { unit: 'grams', texts: { '#4': '0,0125', '#5': 'cheap', '#6': '-1' } } as const
  expect(kilogramPrice(prices, '#4')).toBe(12.5)
  expect(['#5', '#6', '#7'].map((key) => kilogramPrice(prices, key))).toEqual([null, null, null])
})
