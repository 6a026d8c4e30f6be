import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { expect, test } from 'vitest'
import type { LanguageCode } from './languages.ts'
import { type TextValues, translator } from './translate.ts'

type Read = (key: string, values?: TextValues) => string

/** The texts of a file that holds these, by language. */
function textsOf(language: LanguageCode, files: Partial<Record<LanguageCode, unknown>>): Read {
  return translator<'common'>(language, (code) => files[code], { siteName: 'Kiln' }) as Read
}

const ENGLISH = {
  close: 'Close',
  page: 'Page {{page}} of {{ pages }} at {{siteName}}',
  days: { left_one: '{{count}} day', left_other: '{{count}} days' },
}

test('texts are found by their path, and values are filled in', () => {
  const t = textsOf('en', { en: ENGLISH })
  expect(t('close')).toBe('Close')
  expect(t('page', { page: 2, pages: 9 })).toBe('Page 2 of 9 at Kiln')
  expect(t('page', { page: 3 })).toBe('Page 3 of  at Kiln')
  expect(t('days.left', { count: 1 })).toBe('1 day')
  expect(t('days.left', { count: 0 })).toBe('0 days')
  expect(t('close', { count: 2 })).toBe('Close')
})

test('a count is written as the language writes numbers, any other number as it is', () => {
  const days = { left_other: '{{count}}, {{page}}' }
  const written = (language: LanguageCode, count: number) =>
    textsOf(language, { [language]: { days } })('days.left', { count, page: 12345 })
  expect(written('en', 12345)).toBe('12,345, 12345')
  expect(written('de', 12345)).toBe('12.345, 12345')
  expect(written('ru', 12345)).toBe('12\u00a0345, 12345')
  expect(written('es', 1234)).toBe('1234, 12345')
  expect(written('fr', 2.5)).toBe('2,5, 12345')
})

test('a value is text and never looked at again', () => {
  const t = textsOf('en', { en: ENGLISH })
  expect(t('page', { page: '{{siteName}} $& <b>', pages: 1 })).toBe(
    'Page {{siteName}} $& <b> of 1 at Kiln',
  )
})

test('what a language lacks is English, and what English lacks is empty', () => {
  const t = textsOf('de', { en: ENGLISH, de: { days: { left_other: '{{count}} Tage' } } })
  expect(t('close')).toBe('Close')
  expect(t('days.left', { count: 1 })).toBe('1 Tage')
  expect(textsOf('sv', { en: ENGLISH })('days.left', { count: 1 })).toBe('1 day')
  for (const key of ['gone', 'days', 'close.more', 'constructor']) expect(t(key)).toBe('')
})

test.each([
  ['ru', { 1: 'one', 2: 'few', 5: 'many', 21: 'one', 1.5: 'other' }],
  ['uk', { 1: 'one', 3: 'few', 11: 'many' }],
  ['hr', { 1: 'one', 2: 'few', 5: 'other' }],
  ['sl', { 1: 'one', 2: 'two', 3: 'few', 5: 'other' }],
  ['fr', { 0: 'one', 1: 'one', 2: 'other' }],
  ['ja', { 1: 'other', 2: 'other' }],
] as const)('plurals of %s are those of the language', (language, forms) => {
  const left = Object.fromEntries(
    ['one', 'two', 'few', 'many', 'other'].map((form) => [`left_${form}`, form]),
  )
  const t = textsOf(language, { en: ENGLISH, [language]: { days: left } })
  for (const [count, form] of Object.entries(forms)) {
    expect(t('days.left', { count: Number(count) })).toBe(form)
  }
})

test('what is said of exactly one is said of no other number', () => {
  const named = { left_1: 'the last day', left_one: '{{count}} день', left_other: '{{count}} дней' }
  const t = textsOf('ru', { en: ENGLISH, ru: { days: named } })
  expect(t('days.left', { count: 21 })).toBe('21 день')
  expect(t('days.left', { count: 1 })).toBe('the last day')
  expect(t('days.left', { count: 101 })).toBe('101 день')
})

test('every language that may be offered has rules for its plurals here', () => {
  expect(Intl.PluralRules.supportedLocalesOf([...LANGUAGE_CODES])).toHaveLength(
    LANGUAGE_CODES.length,
  )
})
