import type { Batch } from '@glazy/contract/batches'
import { describe, expect, it } from 'vitest'
import { isWeight, rescueOf, weighedOf, weighedTexts } from './weighed-texts.ts'

const line = (planned: string, weighed: string | null = null) => ({
  materialId: 1,
  name: 'Test',
  parts: 1,
  isAdditional: false,
  cost: null,
  lots: [],
  left: null,
  planned,
  weighed,
  from: null,
  isChosen: false,
})
const batch: Batch = {
  id: 1,
  state: 'planned',
  size: '225',
  unit: 'grams',
  total: '225',
  recipe: { id: 1, name: 'Test', version: 1 },
  lines: [line('100'), line('75', '80.5'), line('50')],
  specificGravity: null,
  fired: null,
  place: null,
  formulas: { planned: null, mixed: null },
  water: null,
  plannedFor: null,
  note: null,
  cost: null,
  logId: null,
  additions: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
}

it('what was weighed can be typed on, and goes back as it was', () => {
  const texts = weighedTexts(batch, String)
  expect(texts).toEqual({ 1: '80.5' })
  expect(weighedOf(batch, { ...texts, 2: ' ' })).toEqual([
    { place: 0, amount: null, unit: 'grams' },
    { place: 1, amount: '80.5', unit: 'grams' },
    { place: 2, amount: null, unit: 'grams' },
  ])
})

it('knows what is a weight', () => {
  expect(['', '12,5', '-1', 'much'].map((text) => isWeight(text, 'grams'))).toEqual([
    ...[true, true, false, false],
  ])
})

describe('too much of one ingredient', () => {
  it('makes the whole batch larger', () => {
    expect(rescueOf(batch, { 0: '120', 1: '75' })).toEqual({
      scale: 1.2,
      size: '270',
      additions: [{ place: 1, grams: '15' }],
    })
  })

  it('is nothing while all is in order', () => {
    expect(rescueOf(batch, {})).toBeUndefined()
    expect(rescueOf(batch, { 0: '100.05', 1: '10' })).toBeUndefined()
  })

  it('cannot be made right where the recipe has none of it', () => {
    expect(rescueOf({ ...batch, lines: [line('100'), line('0')] }, { 1: '3' })).toBeNull()
  })
})
