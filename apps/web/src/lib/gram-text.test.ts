import { expect, test } from 'vitest'
import { gramText } from './gram-text.ts'
import { formatsOf } from './texts/formats.ts'

test.each([
  ['22680', 'kilograms', '22.68 kg'],
  ['999.96', 'kilograms', '1,000 g'],
  ['120.25', 'grams', '120.3 g'],
  ['22679.6', 'pounds', '50 lb'],
  ['28.3495', 'ounces', '1 oz'],
  ['0', 'kilograms', '0 g'],
  ['-1500', 'grams', '-1.5 kg'],
] as const)('%s g of %s are %s', (grams, unit, text) => {
  expect(gramText(grams, unit, formatsOf('en'))).toBe(text)
})
