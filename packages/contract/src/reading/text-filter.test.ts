import { expect, it } from 'vitest'
import { textFilter } from './text-words.ts'

it.each([
  ['おりべ', '黒オリベ釉'],
  ['オリベ', 'おりべ'],
  ['EMAIL', 'Émail blanc'],
  ['ｃｏｎｅ ６', 'Cone 6 tests'],
  ['tests cone', 'Cone 6 tests'],
  ['potters', 'Potter’s shelf'],
  ['pr2', 'Pr₂O₃ praseodymium'],
  ['  ', 'anything'],
  ['', ''],
])('%j finds %j', (typed, text) => {
  expect(textFilter(typed)(text)).toBe(true)
})

it.each([
  ['おりべ', '織部'],
  ['cone 7', 'Cone 6 tests'],
])('%j does not find %j', (typed, text) => {
  expect(textFilter(typed)(text)).toBe(false)
})
