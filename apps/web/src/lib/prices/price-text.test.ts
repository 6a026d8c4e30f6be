import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

test('a price that was typed keeps its digits, and one that was reckoned is told to the cent', () => {
  expect(priceText('0.0125', 'en')).toBe('$0.0125')
  expect(priceText('12.5', 'en')).toBe('$12.50')
  expect(priceText(15.0391, 'en')).toBe('$15.04')
  expect(priceText(1234.5, 'de')).toBe('1.234,50\u00A0$')
})
