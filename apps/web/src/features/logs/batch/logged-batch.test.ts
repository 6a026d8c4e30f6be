import { calculateBatch } from '@glazy/ceramics/batch/batch'
import type { Component } from '@glazy/contract/materials'
import { expect, test } from 'vitest'
import { loggedBatch } from './logged-batch.ts'

const component = (name: string, percentageAmount: number, isAdditional = false): Component => ({
  material: { id: 1, name, kind: 'primitive', isArchived: false, materialTypeId: null },
  percentageAmount,
  isAdditional,
})

test('a log keeps what was weighed out, and what it cost where that is known', () => {
  const components = [component('Silica', 2), component('Kaolin', 1), component('Iron', 0.1, true)]
  const amounts = [
    { amount: 2, isAdditional: false, pricePerKilogram: 3 },
    { amount: 1, isAdditional: false },
    { amount: 0.1, isAdditional: true },
  ]
  const batch = calculateBatch(amounts, { batchSize: 1000 })
  expect(batch).not.toBeNull()
  if (batch === null) return
  expect(loggedBatch({ components, batch, unit: 'grams', priceUnit: 'kilograms' })).toEqual({
    materialComponents: [
      { name: 'Silica', percentageAmount: 2, batchAmount: 666.6667, cost: 2 },
      { name: 'Kaolin', percentageAmount: 1, batchAmount: 333.3333, cost: null },
      { name: 'Iron', percentageAmount: 0.1, batchAmount: 33.3333, cost: null },
    ],
    totalAmount: 1033.3333,
    amountUnits: 'grams',
    totalCost: 2,
    priceUnits: 'kilograms',
  })
})
