import { expect, test } from 'vitest'
import { readVisitor } from './visitor.ts'

const read = (cookies: Record<string, string>, search = '') =>
  readVisitor(new Map(Object.entries(cookies)), new URLSearchParams(search))

test('a stranger gets English, the theme of the system and an open sidebar', () => {
  expect(read({})).toMatchObject({
    language: 'en',
    theme: 'system',
    isSidebarOpen: true,
    listView: 'grid',
  })
})

test('cookies are followed', () => {
  const visitor = read({ 'glazy-theme': 'dark', 'glazy-sidebar': 'closed', 'glazy-view': 'l' })
  expect(visitor.theme).toBe('dark')
  expect(visitor.isSidebarOpen).toBe(false)
  expect(visitor.listView).toBe('list')
})

test('unknown values fall back', () => {
  const visitor = read({ 'glazy-theme': 'sepia', 'glazy-locale': 'xx' }, 'lang=tlh')
  expect(visitor).toMatchObject({
    language: 'en',
    theme: 'system',
    isSidebarOpen: true,
    listView: 'grid',
  })
})
