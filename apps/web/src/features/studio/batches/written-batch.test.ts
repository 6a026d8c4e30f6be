import { expect, test } from 'vitest'
import { rewrittenChange, weightText, writtenWeights } from './written-batch.ts'

test('of what the scale showed, nothing is told of what is as planned', () => {
  const weighed = [
    { place: 1, amount: '80.5', unit: 'grams' },
    { place: 0, amount: null, unit: 'grams' },
    { place: 5, amount: 3, unit: 'grams' },
  ] as const
  expect(writtenWeights(weighed, ['Silica', 'Custer'])).toEqual([
    { name: 'Custer', amount: '80.5', unit: 'grams' },
    { name: '', amount: 3, unit: 'grams' },
  ])
})

test('a weight that was written reads as one that is saved, and what is none as it is', () => {
  const units = {
    sign: (unit: string) => `<${unit}>`,
    gramText: (grams: string, unit: string) => `${grams} g in ${unit}`,
  }
  expect(weightText({ amount: '1.5', unit: 'kilograms' }, units)).toBe('1500 g in kilograms')
  expect(weightText({ amount: 'much', unit: 'grams' }, units)).toBe('much\u00a0<grams>')
})

test('a change that waits is written anew, with its weights while its batch is planned', () => {
  const planned = { state: 'planned', unit: 'grams' } as const
  const from = [{ place: 0, materialId: 3 }]
  const weighed = [{ place: 0, amount: '10', unit: 'grams' as const }]
  const details = { size: '500', unit: 'grams' as const, note: 'Sieve twice' }
  const texts = { 0: '12', 1: '', 2: 'x' }
  const change = { size: '400', from, weighed, note: 'Sieve' }
  expect(rewrittenChange(planned, change, details, texts)).toEqual({
    ...details,
    from,
    weighed: [{ place: 0, amount: '12', unit: 'grams' }],
  })
  const unweighed = rewrittenChange(planned, { size: '400', from, weighed: [] }, details, texts)
  expect(unweighed).toEqual({ ...details, from })
  const mixed = { state: 'finished', unit: 'grams' } as const
  const note = { note: 'Sieve twice' }
  expect(rewrittenChange(mixed, change, note, texts)).toEqual(note)
})
