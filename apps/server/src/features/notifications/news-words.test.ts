import { expect, test } from 'vitest'
import { newsTitle } from './news-words.ts'

const titleOf = (people: number, locale: string) =>
  newsTitle({ kind: 'copy', title: null, people, actor_name: 'Mira', subject: 'Celadon' }, locale)

test.each([
  ['en', 'Mira copied your recipe “Celadon”', '21 people copied your recipe “Celadon”'],
  ['ru', 'Ваш рецепт копирует Mira: «Celadon»', 'Ваш рецепт скопировал 21 человек: «Celadon»'],
  ['uk', 'Копія вашого рецепта, Mira: «Celadon»', 'Копії вашого рецепта від 21 людини: «Celadon»'],
  ['hr', 'Mira kopira vaš recept „Celadon”', '21 osoba kopirala je vaš recept „Celadon”'],
  ['zh', '你的配方“Celadon”被复制：Mira', '你的配方“Celadon”被复制：Mira（共 21 人）'],
])('what one person did names them, what 21 did says how many, in %s', (locale, one, many) => {
  expect(titleOf(1, locale)).toBe(one)
  expect(titleOf(21, locale)).toBe(many)
})

test('words that a later release has no more are said as they were told then', () => {
  const told = { kind: null, title: 'Willkommen', people: 0, actor_name: null, subject: null }
  const words = { key: 'welcome.subject', values: { siteName: 'Test' } }
  expect(newsTitle({ ...told, words }, 'en')).toContain('Test')
  expect(newsTitle({ ...told, words: { ...words, key: 'welcome.gone' } }, 'en')).toBe('Willkommen')
})
