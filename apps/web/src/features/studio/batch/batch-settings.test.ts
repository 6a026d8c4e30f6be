import { expect, test } from 'vitest'
import { parseBatchSettings } from './batch-settings.ts'

test('a thousand grams are the default', () => {
  const defaults = { unit: 'grams', size: '1000', step: 0.1 }
  expect(parseBatchSettings(undefined)).toEqual(defaults)
  expect(parseBatchSettings({ unit: 'stones', size: 5, step: 3 })).toEqual(defaults)
})

test('what was stored is taken over', () => {
  const stored = { unit: 'ounces', size: '12,5', step: 1 }
  expect(parseBatchSettings(stored)).toEqual(stored)
})
