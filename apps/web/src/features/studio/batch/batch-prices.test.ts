import { expect, test } from 'vitest'
import { parseBatchPrices, priceKey, withPrice } from './batch-prices.ts'

const NONE = { unit: 'kilograms', texts: {} } as const

test('what stands in storage is not taken on trust', () => {
  expect(parseBatchPrices('cheap')).toEqual(NONE)
  expect(parseBatchPrices({ unit: 'stones', texts: { '#1': 5, '#2': '3,50' } })).toEqual({
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
  const line = { percentageAmount: 10, isAdditional: false }
  const material = {
    name: 'Clay',
    kind: 'primitive',
    isArchived: false,
    materialTypeId: 1,
  } as const
  expect(priceKey({ ...line, material: { ...material, id: 4 } })).toBe('#4')
  expect(priceKey({ ...line, material: { ...material, id: null } })).toBe('Clay')
})
