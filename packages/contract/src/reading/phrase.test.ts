import { expect, test } from 'vitest'
import { asPlainWords } from './phrase.ts'
import { readQuery } from './read-query.ts'

test.each([
  ['no barium or lithium', 0, '"no barium" without lithium'],
  ['no barium or lithium', 1, 'no barium "lithium"'],
  ['with EPK and 3134 + talc, cone 6', 1, 'with EPK "3134" with talc, cone 6'],
  ['no barium no lithium', 0, '"no barium" no lithium'],
  ['no boron or lithium', 0, '"no boron" without lithium'],
  ['no lithium or boron', 0, '"no lithium" without boron'],
])('of %j the phrase %i is words, and the others stay', (text, at, plain) => {
  const { phrases } = readQuery(text)
  const phrase = phrases[at]
  expect(phrase && asPlainWords(text, phrases, phrase)).toBe(plain)
  const others = phrases.filter((each) => each !== phrase).map(({ name }) => name)
  expect(readQuery(plain).phrases.map(({ name }) => name)).toEqual(others)
})
