import { parsePrice } from '@glazy/ceramics/batch/price'
import { LANGUAGE_CODES } from '@glazy/contract/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'

test('in every language the price in the field is the price that is read from it', () => {
  const digits = fc.tuple(fc.nat(9_999_999), fc.array(fc.nat(9), { minLength: 1, maxLength: 8 }))
  for (const language of LANGUAGE_CODES) {
    fc.assert(
      fc.property(digits, ([whole, decimals]) => {
        const read = parsePrice(`${whole}.${decimals.join('')}`)
        expect(read.ok && parsePrice(formatsOf(language).typed(read.value))).toEqual(read)
      }),
    )
  }
})
