import { BLEND_FAILURES, BLEND_PROBLEMS } from '@glazy/contract/rules/blend'
import texts from '@glazy/locales/en/blend.json' with { type: 'json' }
import { expect, test } from 'vitest'

test('the dialog says what the contract says', () => {
  expect(texts.problems).toEqual(BLEND_PROBLEMS)
  expect(texts.failures).toEqual(BLEND_FAILURES)
})
