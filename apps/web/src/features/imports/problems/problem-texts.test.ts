import { readFileSync } from 'node:fs'
import {
  PROBLEM_FIELDS,
  type ProblemCode,
  PROBLEMS,
  type ProblemValues,
  remarkOf,
} from '@glazy/formats/record/problems'
import { importProblemText } from '@glazy/locales/import-problems'
import { type LanguageCode, OFFERED_LANGUAGES } from '@glazy/locales/languages'
import { placesOf, PLURAL } from '@glazy/locales/plural-forms'
import { translator } from '@glazy/locales/translate'
import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'

const LOCALES = new URL('../../../../../../packages/locales/', import.meta.url)
const CODES = Object.keys(PROBLEMS) as ProblemCode[]

interface Texts {
  readonly fields: Readonly<Record<string, string>>
  readonly [code: string]: unknown
}

function textsOf(language: LanguageCode): Texts {
  return JSON.parse(readFileSync(new URL(`${language}/importProblems.json`, LOCALES), 'utf8'))
}

test.each(OFFERED_LANGUAGES)('every problem has a text in %s, and every text a problem', (code) => {
  const { fields, ...texts } = textsOf(code)
  expect(new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))).toEqual(new Set(CODES))
  expect(new Set(Object.keys(fields))).toEqual(new Set(PROBLEM_FIELDS))
})

test.each(CODES)('the text of %s has a place for each of its values', (code) => {
  const texts = Object.entries(textsOf('en')).filter(([key]) => key.replace(PLURAL, '') === code)
  expect(texts.length).toBeGreaterThan(0)
  for (const [, text] of texts)
    expect(placesOf(String(text))).toEqual([...PROBLEMS[code]].toSorted())
})

const say = <TCode extends ProblemCode>(
  language: LanguageCode,
  code: TCode,
  values: ProblemValues<TCode>,
) =>
  importProblemText(
    translator<'importProblems'>(language, textsOf),
    remarkOf(code, values),
    formatsOf(language),
  )

test('numbers, plurals and names of fields are those of the language', () => {
  const range = { name: 'Spat', field: 'loi', amount: 140.5, min: -100, max: 100 } as const
  expect(say('de', 'figureRange', range)).toBe(
    '„Spat“, Glühverlust: 140,5 liegt nicht zwischen −100 und 100; ausgelassen.',
  )
  expect(say('en', 'moreProblems', { count: 1 })).toBe('1 more problem isn’t listed.')
  expect(say('de', 'moreProblems', { count: 1234 })).toMatch(/^1\.234 weitere Probleme/)
  expect(say('ru', 'moreProblems', { count: 3 })).not.toBe(say('ru', 'moreProblems', { count: 5 }))
})

test('how a number was read is told without anything between thousands', () => {
  const values = { name: 'Spar', text: '1,200', amount: 1.2, other: 1200 } as const
  expect(say('en', 'twoMeanings', values)).toBe('“Spar”: “1,200” is read as 1.2, not as 1200.')
  expect(say('de', 'twoMeanings', { ...values, amount: 1.125 })).toBe(
    '„Spar“: „1,200“ wird als 1,125 gelesen, nicht als 1200.',
  )
})

test('what the file says is short and printable', () => {
  const text = `\u001b[2J${'x'.repeat(300)}`
  expect(say('en', 'lineKept', { text })).toBe(
    `“·[2J${'x'.repeat(55)}…” isn’t an ingredient with an amount; read as a note.`,
  )
})
