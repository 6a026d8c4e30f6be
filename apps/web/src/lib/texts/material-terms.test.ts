import { readFileSync } from 'node:fs'
import {
  materialNamed,
  NAME_LANGUAGES,
  namesIn,
  type NameLanguage,
} from '@glazy/ceramics/lookups/material-names'
import { expect, test } from 'vitest'

/**
 * Names that a list has one word for, but that are materials of their own: who asks for one must not
 * find the other. In Chinese the word is what Japanese says for whiting.
 */
const APART: Partial<Record<NameLanguage | 'all', readonly string[]>> = {
  all: ['quartz', 'flint'],
  ru: ['silica'],
  zh: ['limestone'],
}

/** English words and those of the language, row by row; an oxide or a firing is no material. */
function rowsOf(language: NameLanguage): readonly (readonly [english: string, terms: string])[] {
  const file = new URL(`../../../../../docs/terms/${language}.md`, import.meta.url)
  return [...readFileSync(file, 'utf8').matchAll(/^\| +([^|]*[^| ]) +\| +([^|]*[^| ]) +\|/gm)]
    .map(([, english = '', terms = '']) => [english, terms] as const)
    .filter(([english]) => !/firing|\(oxide\)/.test(english))
}

const wordsOf = (cell: string) =>
  cell.split(/[,;]/).map((word) =>
    word
      .replace(/\(.*?\)|（.*?）/g, '')
      .trim()
      .toLowerCase(),
  )

test.each(NAME_LANGUAGES)('the usual name in %s is a word of its list of terms', (language) => {
  const apart = [...(APART.all ?? []), ...(APART[language] ?? [])]
  const told = rowsOf(language).flatMap(([english, terms]) =>
    wordsOf(english).flatMap((name) => {
      const material = materialNamed(name)
      if (material === undefined || apart.includes(name)) return []
      const [usual = ''] = namesIn(material, language)
      return [{ name, usual: usual.toLowerCase(), terms: wordsOf(terms) }]
    }),
  )
  expect(told.length).toBeGreaterThan(3)
  expect(told.filter(({ usual, terms }) => !terms.some((term) => usual.includes(term)))).toEqual([])
})
