import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { foreignNames, NAMED_MATERIALS } from '@glazy/ceramics/lookups/material-names'
import { OFFERED_LANGUAGES } from '@glazy/locales/languages'
import { expect, test } from 'vitest'
import { fontCharacters } from '#testing/font-characters.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const LOCALES = here('../../../../packages/locales/')
const FONTS = readFileSync(here('fonts.css'), 'utf8')
const TOKENS = readFileSync(here('tokens.css'), 'utf8')

/** The fonts that the site brings, each with the characters that it is asked for and those it has. */
const faces = FONTS.split('@font-face')
  .slice(1)
  .map((face) => {
    const file = /url\('([^']+)'\)/.exec(face)?.[1] ?? ''
    const claimed = new Set(
      [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
        ([, first = '', last = first]) =>
          Array.from(
            { length: parseInt(last, 16) - parseInt(first, 16) + 1 },
            (_, at) => parseInt(first, 16) + at,
          ),
      ),
    )
    const held = fontCharacters(readFileSync(createRequire(import.meta.url).resolve(file)))
    return { file, claimed, held }
  })

/** Characters of all texts of a language. */
function charactersOf(language: string): ReadonlySet<string> {
  const folder = `${LOCALES}${language}/`
  const texts = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'))
  return new Set(texts.join(''))
}

const LETTER = /\p{L}/u
const LATIN = /\p{Script=Latin}/u
const code = (character: string) => character.codePointAt(0) ?? 0

test('fonts are read: the first has the alphabet, and none of Japanese', () => {
  expect(faces).toHaveLength(2)
  for (const letter of 'AZazäéñß') expect(faces[0]?.held.has(code(letter)), letter).toBe(true)
  expect(faces.some(({ held }) => held.has(code('釉')))).toBe(false)
  expect(faces.some(({ held }) => held.has(code('Ж')))).toBe(false)
})

test.each(OFFERED_LANGUAGES)(
  'no Latin letter of %s is missing in the font of headings',
  (language) => {
    const latin = [...charactersOf(language)].filter(
      (each) => LETTER.test(each) && LATIN.test(each),
    )
    expect(latin.length).toBeGreaterThan(20)
    // Raised and lowered letters are of formulas, which no heading is set in.
    const letters = latin.filter((each) => !/\p{Lm}/u.test(each))
    const missing = letters.filter(
      (each) => !faces.some(({ claimed, held }) => claimed.has(code(each)) && held.has(code(each))),
    )
    expect(missing).toEqual([])
  },
)

test('nor is one missing in names of materials', () => {
  const names = new Set(NAMED_MATERIALS.flatMap(foreignNames).join(''))
  const missing = [...names].filter(
    (each) =>
      LATIN.test(each) &&
      !faces.some(({ claimed, held }) => claimed.has(code(each)) && held.has(code(each))),
  )
  expect(missing).toEqual([])
})

/** Scripts that the site brings no font for: what devices have for them. */
const OF_THE_DEVICE = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
} as const

test.each(Object.entries(OF_THE_DEVICE))(
  'every letter of %s is Latin or of its own script, which its font on a device has',
  (language, script) => {
    const foreign = [...charactersOf(language)].filter(
      (each) => LETTER.test(each) && !LATIN.test(each) && !script.test(each),
    )
    // The prolonged sound belongs to both syllabaries of Japanese, π and Δ to mathematics.
    expect(foreign.filter((each) => !'ー々Δπμ'.includes(each))).toEqual([])
  },
)

test.each(['--font-body', '--font-display'])(
  '%s leads to a font of the device for whatever else is written, and to one with Thai',
  (name) => {
    const stack = new RegExp(`${name}:([^;]+);`).exec(TOKENS)?.[1] ?? ''
    expect(stack).toMatch(/\bNoto S(?:ans|erif) Thai'/)
    expect(stack).toMatch(/\b(?:sans-)?serif\b/)
  },
)
