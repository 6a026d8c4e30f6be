import { describe, expect, it, test } from 'vitest'
import { emptyPurchase, purchaseProblems, weightProblem } from './purchase-values.ts'

const bag = { ...emptyPurchase('kilograms', '2026-03-31'), amount: '22,68' }

describe('a purchase', () => {
  it('is one of today, in the unit of the last', () => {
    expect(bag).toMatchObject({ packs: '1', unit: 'kilograms', boughtOn: '2026-03-31', price: '' })
    expect(purchaseProblems(bag)).toEqual({})
  })

  it.each([
    [{ packs: '0' }, { packs: 'packs' }],
    [{ packs: '1.5' }, { packs: 'packs' }],
    [{ packs: 'two' }, { packs: 'packs' }],
    [{ packs: '1001' }, { packs: 'packs' }],
    [{ amount: '' }, { amount: 'weight' }],
    [{ amount: '0' }, { amount: 'weight' }],
    [{ amount: '100001' }, { amount: 'tooMuch' }],
    [{ price: '3,5,0' }, { price: 'price' }],
    [{ price: '12.50' }, {}],
  ])('with %j has %j', (changes, problems) => {
    expect(purchaseProblems({ ...bag, ...changes })).toEqual(problems)
  })
})

test('a weight has to be above nothing', () => {
  expect(weightProblem('0.1', 'grams')).toBeUndefined()
  expect(weightProblem('-1', 'grams')).toBe('weight')
})
