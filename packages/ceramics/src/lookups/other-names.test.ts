import { expect, test } from 'vitest'
import { splitOtherNames } from './other-names.ts'

test.each([
  ['Quartz, Flint', ['Quartz', 'Flint']],
  ['Quartz; Flint\nSilex', ['Quartz', 'Flint', 'Silex']],
  [' Quartz ,, Flint,\r\n', ['Quartz', 'Flint']],
  ['', []],
  [null, []],
])('%j is a list of names', (text, names) => {
  expect(splitOtherNames(text)).toEqual(names)
})
