import { ACCOUNT_PROBLEMS, invalidDomain } from '@glazy/contract/rules/account'
import { beforeAll, expect, test } from 'vitest'
import { problemText } from './problem-text.ts'
import { createTexts } from './texts.ts'

const texts = createTexts('Glazy')
beforeAll(async () => {
  await texts.start('en')
  await texts.load(['account'])
})
const t = () => texts.of('account')

test('in English a form says exactly what the contract says', () => {
  for (const sentence of Object.values(ACCOUNT_PROBLEMS)) {
    expect(problemText(t(), sentence)).toBe(sentence)
  }
  expect(problemText(t(), invalidDomain('pinterest.com'))).toBe(invalidDomain('pinterest.com'))
})

test('a sentence that is not known is shown as it is', () => {
  expect(problemText(t(), 'something new')).toBe('something new')
  expect(problemText(t(), undefined)).toBeUndefined()
})
