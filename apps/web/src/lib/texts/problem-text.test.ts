import { ACCOUNT_PROBLEMS, invalidDomain } from '@glazy/contract/rules/account'
import { COLLECTION_PROBLEMS } from '@glazy/contract/rules/collection'
import { expect, test } from 'vitest'
import { bringProblemText } from './problem-text.ts'

const SENTENCES = [
  ...Object.values(ACCOUNT_PROBLEMS),
  ...Object.values(COLLECTION_PROBLEMS),
  invalidDomain('pinterest.com'),
]

test('in English a form says exactly what the contract says', async () => {
  const say = await bringProblemText('en')
  expect(SENTENCES.map(say)).toEqual(SENTENCES)
})

test('in another language everything is said in it', async () => {
  const say = await bringProblemText('de')
  expect(SENTENCES.filter((sentence) => say(sentence) === sentence)).toEqual([])
  expect(say(ACCOUNT_PROBLEMS.invalidEmail)).toBe('Keine gültige E-Mail-Adresse')
  expect(say(invalidDomain('pinterest.com'))).toContain('pinterest.com')
})

test('a sentence that is not known is shown as it is', async () => {
  const say = await bringProblemText('de')
  expect(say('something new')).toBe('something new')
  expect(say(undefined)).toBeUndefined()
})
