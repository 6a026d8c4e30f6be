import { expect, it } from 'vitest'
import { parseDecimal } from './decimal.ts'
import { withPlainFigures } from './plain-figures.ts'

it.each([
  ['１２．５％', '12.5%'],
  ['٢٥٫٥', '25.5'],
  ['۵۰', '50'],
  ['๑๕', '15'],
  ['५०', '50'],
  ['Quartz 25', 'Quartz 25'],
])('%s is %s', (text, plain) => expect(withPlainFigures(text)).toBe(plain))

it('numbers are read in the figures of every script', () => {
  expect(parseDecimal('٢٥٫٥')).toEqual({ ok: true, value: 25.5 })
  expect(parseDecimal('١٬٥٠٠')).toEqual({ ok: true, value: 1500 })
  expect(parseDecimal('๕๐')).toEqual({ ok: true, value: 50 })
})
