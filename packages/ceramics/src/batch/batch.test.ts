import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  batchSizeFromAmount,
  batchSizeFromTotal,
  calculateBatch,
  costPerKilogram,
} from './batch.ts'

const TENMOKU = [40, 30, 20, 10].map((amount) => ({ amount, isAdditional: false }))
const WITH_IRON = [...TENMOKU, { amount: 4, isAdditional: true }]

function batchOf(...call: Parameters<typeof calculateBatch>) {
  const batch = calculateBatch(...call)
  if (!batch) throw new Error('no base')
  return batch
}

describe('Leach 4321 with 4 iron oxide, 500 g of base', () => {
  const batch = batchOf(WITH_IRON, { batchSize: 500, tare: 85 })

  test('amounts', () => {
    expect(batch.lines.map((line) => line.amount)).toEqual([200, 150, 100, 50, 20])
    expect(batch.baseAmount).toBe(500)
    expect(batch.totalAmount).toBe(520)
  })

  test('weighed together, in a container of 85 g', () => {
    expect(batch.lines.map((line) => line.cumulative)).toEqual([285, 435, 535, 585, 605])
  })

  test('additions are weighed after the base, wherever they stand', () => {
    const mixed = batchOf(WITH_IRON.toReversed(), { batchSize: 500, tare: 85 })
    expect(mixed.lines.map((line) => line.cumulative)).toEqual([605, 135, 235, 385, 585])
  })

  test('weighed one by one, in a container of 85 g', () => {
    expect(batch.lines.map((line) => line.amountWithTare)).toEqual([285, 235, 185, 135, 105])
  })
})

test('each ingredient may have a container of its own weight', () => {
  const tares = [undefined, 40, 0, undefined]
  const components = TENMOKU.map((component, index) => ({ ...component, tare: tares[index] }))
  const { lines } = batchOf(components, { batchSize: 500, tare: 85 })
  expect(lines.map((line) => line.amountWithTare)).toEqual([285, 190, 100, 135])
  expect(lines.map((line) => line.cumulative)).toEqual([285, 435, 535, 585])
})

describe('scaled from one ingredient', () => {
  test('430 g of silica, 30 of the 100, make 1433.33 g', () => {
    const batchSize = batchSizeFromAmount(TENMOKU, 1, 430) ?? NaN
    expect(batchSize).toBeCloseTo(1433.333, 3)
    expect(batchOf(TENMOKU, { batchSize }).lines[1]?.amount).toBeCloseTo(430, 10)
  })

  test('additions stay out of the base they scale', () => {
    expect(batchSizeFromAmount(WITH_IRON, 4, 20)).toBe(500)
    expect(batchSizeFromTotal(WITH_IRON, 520)).toBe(500)
  })

  test('nothing follows from an ingredient of 0, from none, or without a base', () => {
    expect(batchSizeFromAmount([...TENMOKU, { amount: 0, isAdditional: false }], 4, 20)).toBeNull()
    expect(batchSizeFromAmount(TENMOKU, 9, 20)).toBeNull()
    expect(batchSizeFromAmount([{ amount: 4, isAdditional: true }], 0, 20)).toBeNull()
    expect(batchSizeFromTotal([{ amount: 4, isAdditional: true }], 20)).toBeNull()
  })
})

describe('cost', () => {
  const priced = [
    { amount: 40, isAdditional: false, pricePerKilogram: 27.5578 },
    { amount: 60, isAdditional: false, pricePerKilogram: null },
    { amount: 5, isAdditional: true, pricePerKilogram: 10 },
  ]

  test('200 g at 12.50 a pound cost 5.51; what has no price costs nothing known', () => {
    const batch = batchOf(priced, { batchSize: 500 })
    expect(batch.lines[0]?.cost).toBeCloseTo(5.51, 2)
    expect(batch.lines[1]?.cost).toBeNull()
    expect(batch.totalCost).toBeCloseTo(5.51 + 0.25, 2)
  })

  test('follows the unit of the batch', () => {
    const grams = batchOf(priced, { batchSize: 500, unit: 'grams' }).totalCost ?? NaN
    const kilograms = batchOf(priced, { batchSize: 0.5, unit: 'kilograms' }).totalCost ?? NaN
    expect(kilograms).toBeCloseTo(grams, 10)
  })

  test('is unknown when nothing has a price', () => {
    expect(batchOf(TENMOKU, { batchSize: 500 }).totalCost).toBeNull()
  })
})

test.each([
  ['nothing', []],
  ['additions alone', [{ amount: 4, isAdditional: true }]],
  ['a base of 0', [{ amount: 0, isAdditional: false }]],
])('%s makes no batch', (_, components) => {
  expect(calculateBatch(components, { batchSize: 500 })).toBeNull()
})

test('the base weighs the batch size, whatever the recipe adds to', () => {
  const amount = fc.double({ min: 0.01, max: 1000, noNaN: true })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), amount, (amounts, batchSize) => {
      const base = amounts.map((value) => ({ amount: value, isAdditional: false }))
      const { lines, totalAmount } = batchOf(base, { batchSize })
      expect(totalAmount / batchSize).toBeCloseTo(1, 10)
      expect((lines.at(-1)?.cumulative ?? NaN) / batchSize).toBeCloseTo(1, 10)
    }),
  )
})

describe('cost of a kilogram', () => {
  const priced = TENMOKU.map((component, index) => ({
    ...component,
    pricePerKilogram: [2, 1, 1.5, 3][index]!,
  }))

  test('is shared out by weight, additions included', () => {
    expect(costPerKilogram(priced)).toBeCloseTo(1.7)
    const withIron = [...priced, { amount: 4, isAdditional: true, pricePerKilogram: 6.9 }]
    expect(costPerKilogram(withIron)).toBeCloseTo((170 + 4 * 6.9) / 104)
  })

  test('is not known as long as one of them has no price', () => {
    expect(costPerKilogram([...priced, { amount: 4, isAdditional: true }])).toBeNull()
    expect(costPerKilogram([...priced, { amount: 0, isAdditional: true }])).toBeCloseTo(1.7)
    expect(costPerKilogram([])).toBeNull()
  })
})
