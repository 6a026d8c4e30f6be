import { expect, test } from 'vitest'
import { pluralProblems } from './plural-forms.ts'

const problems = (language: string, texts: Readonly<Record<string, string>>) =>
  pluralProblems(language, new Map(Object.entries(texts)))

const NEWS = {
  news_few: '{{count}} persons copied {{what}}',
  news_many: '{{count}} persons copied {{what}}',
  news_other: '{{count}} persons copied {{what}}',
}
const NAMED = '{{name}} copied {{what}}'
const COUNTED = '{{count}} person copied {{what}}'

test('what is said of one may leave the number out where `one` is no other number', () => {
  expect(problems('en', { news_one: NAMED, news_other: COUNTED })).toEqual([])
  expect(problems('fr', { news_one: NAMED, news_other: COUNTED })).toEqual([])
  expect(problems('en', { this_one: 'this item', this_other: 'these items' })).toEqual([])
})

test.each(['ru', 'uk'])('in %s, where 21 is `one` too, it says how many', (language) => {
  const untrue = ['news_one is not true of every count that it is said of']
  expect(problems(language, { ...NEWS, news_one: NAMED })).toEqual(untrue)
  expect(problems(language, { ...NEWS, news_one: '1 person copied {{what}}' })).toEqual(untrue)
  expect(problems(language, { ...NEWS, news_one: `{{name}}, ${COUNTED}` })).toEqual(untrue)
  expect(problems(language, { ...NEWS, news_one: COUNTED })).toEqual([])
  expect(problems(language, { ...NEWS, news_1: NAMED, news_one: COUNTED })).toEqual([])
})

test('a text without a number is the same for one and for many where `one` is not only 1', () => {
  const many = { this_few: 'these items', this_other: 'these items' }
  const untrue = ['this_one is not true of every count that it is said of']
  expect(problems('hr', { ...many, this_one: 'this item' })).toEqual(untrue)
  expect(problems('hr', { ...many, this_one: 'these items', this_1: 'this item' })).toEqual([])
  expect(problems('sl', { ...many, this_one: 'this item', this_two: 'both items' })).toEqual(untrue)
})

test('no other form leaves out what the others say', () => {
  const forms = { left_one: '{{count}}', left_two: 'both', left_few: '{{count}}' }
  expect(problems('sl', { ...forms, left_other: '{{count}}' })).toEqual([
    'left_two is not true of every count that it is said of',
  ])
})

test('what has one form of a plural has all of the language', () => {
  expect(problems('uk', { left_one: '{{count}}', left_other: '{{count}}' })).toEqual([
    'left has no form “many”',
    'left has no form “few”',
  ])
  expect(problems('en', { left_1: 'one', left_other: '{{count}}' })).toEqual([
    'left has no form “one”',
  ])
  expect(problems('en', { close: 'Close' })).toEqual([])
})
