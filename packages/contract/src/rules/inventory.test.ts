import { describe, expect, it } from 'vitest'
import { mayChangeShelf, mayImportShelf, maySeePrices, readShelfPrice } from './inventory.ts'

describe('the price fields of a row', () => {
  it.each([
    ['12.50', 'kilograms', { price: '12.5', priceUnits: 'kilograms' }],
    [' 1 250 ', 'lb', { price: '1250', priceUnits: 'pounds' }],
    ['', '', null],
    ['  ', 'no unit', null],
  ])('%j by %j are read', (price, unit, expected) => {
    expect(readShelfPrice(price, unit)).toEqual({ ok: true, value: expected })
  })

  it.each([
    ['cheap', 'grams', 'invalidPrice'],
    ['-3', 'grams', 'invalidPrice'],
    ['12345678901', 'grams', 'tooManyDigits'],
    ['1,250', 'grams', 'unclear'],
    ['12', '', 'selectUnit'],
    ['0', '', 'selectUnit'],
    ['', 'ounces', 'enterPrice'],
    ['0', 'ounces', 'enterPrice'],
  ])('%j by %j are refused: %s', (price, unit, problem) => {
    expect(readShelfPrice(price, unit)).toEqual({ ok: false, error: problem })
  })
})

describe('a shelf', () => {
  const [owner, other] = [{ id: 1 }, { id: 2 }]

  it('is changed by its owner alone, who alone sees its prices', () => {
    for (const rule of [mayChangeShelf, maySeePrices]) {
      expect([rule(owner, 1), rule(other, 1), rule(null, 1)]).toEqual([true, false, false])
    }
  })

  it('is taken over by others who are logged in', () => {
    expect([owner, other, null].map((viewer) => mayImportShelf(viewer, 1))).toEqual([
      false,
      true,
      false,
    ])
  })
})
