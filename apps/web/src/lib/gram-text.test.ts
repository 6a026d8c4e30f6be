import { expect, test } from 'vitest'
import { namesOf } from '#testing/names.ts'
import { gramText } from './gram-text.ts'
import { formatsOf } from './texts/formats.ts'

test.each([
  ['22680', 'kilograms', '22.68\u00a0kg'],
  ['999.96', 'kilograms', '1,000\u00a0g'],
  ['120.25', 'grams', '120.3\u00a0g'],
  ['22679.6', 'pounds', '50\u00a0lb'],
  ['28.3495', 'ounces', '1\u00a0oz'],
  ['0', 'kilograms', '0\u00a0g'],
  ['-1500', 'grams', '−1.5\u00a0kg'],
] as const)('%s g of %s are %s', async (grams, unit, text) => {
  const { unit: sign } = await namesOf('en')
  expect(gramText(grams, unit, { number: formatsOf('en').number, sign })).toBe(text)
})

test.each([
  ['ru', '22680', 'grams', '22,68\u00a0кг'],
  ['uk', '120.25', 'kilograms', '120,3\u00a0г'],
  ['ru', '28.3495', 'ounces', '1\u00a0унц.'],
  ['hr', '22680', 'grams', '22,68\u00a0kg'],
] as const)('units have the signs of the language: in %s, %s g of %s', async (...example) => {
  const [language, grams, unit, text] = example
  const { unit: sign } = await namesOf(language)
  expect(gramText(grams, unit, { number: formatsOf(language).number, sign })).toBe(text)
})
