import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#lib/texts/texts.ts'
import { listTitle, listTypes } from './list-title.ts'

let words: Parameters<typeof listTitle>[0]
beforeAll(async () => {
  const texts = createTexts('Glazy')
  await texts.start('en')
  await texts.load(['list'])
  words = { t: texts.of('list'), names: texts.names() }
})

test('a title names the words, the narrowest type and the kind of list', () => {
  expect(listTitle(words, 'recipes', {})).toBe('Recipes')
  expect(listTitle(words, 'recipes', { base_type: 460, type: 500 })).toBe('Celadon · Recipes')
  expect(listTitle(words, 'materials', { q: '3134', base_type: 26 })).toBe(
    '“3134” · Frit · Materials',
  )
})

test('the way to a type leaves out the root', () => {
  expect(listTypes({ type: 500 }).map(({ name }) => name)).toEqual(['Glaze', 'Iron', 'Celadon'])
  expect(listTypes({ type: 99_999 })).toEqual([])
})
