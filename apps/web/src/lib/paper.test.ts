import { expect, test } from 'vitest'
import { paperOf } from './paper.ts'

test.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['fr-CA', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['es', 'a4'],
  ['pt-BR', 'a4'],
  ['zh-Hant-TW', 'a4'],
])('paper of %s is %s', (locale, paper) => {
  expect(paperOf(locale)).toBe(paper)
})
