import { beforeAll, expect, test } from 'vitest'
import type { LanguageCode } from '@glazy/locales/languages'
import { createTexts } from '#lib/texts/texts.ts'
import { listTitle, listTypes } from './list-title.ts'

async function wordsOf(language: LanguageCode): Promise<Parameters<typeof listTitle>[0]> {
  const texts = createTexts('Glazy')
  await texts.start(language)
  await texts.load(['list', 'filters'])
  return { t: texts.of('list'), tFilters: texts.of('filters'), names: texts.names() }
}

let words: Parameters<typeof listTitle>[0]
beforeAll(async () => {
  words = await wordsOf('en')
})

test('a title names the words, the narrowest type and the kind of list', () => {
  expect(listTitle(words, 'recipes', {})).toBe('Recipes')
  expect(listTitle(words, 'recipes', { base_type: 460, type: 500 })).toBe('Celadon · Recipes')
  expect(listTitle(words, 'materials', { q: '3134', base_type: 26 })).toBe(
    '“3134” · Frit · Materials',
  )
})

test('the words are in the quotation marks of the language', async () => {
  expect(listTitle(await wordsOf('ja'), 'recipes', { q: '織部' })).toBe('「織部」 · レシピ')
  expect(listTitle(await wordsOf('es'), 'recipes', { q: 'ceniza' })).toBe('«ceniza» · Recetas')
})

test('the way to a type leaves out the root', () => {
  expect(listTypes({ type: 500 }).map(({ name }) => name)).toEqual(['Glaze', 'Iron', 'Celadon'])
  expect(listTypes({ type: 99_999 })).toEqual([])
})
