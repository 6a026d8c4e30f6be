import { DEFAULT_PREFERENCES } from '@glazy/contract/preference-defaults'
import type { Preferences } from '@glazy/contract/preferences'
import { expect, test } from 'vitest'
import { readVisitor } from './visitor.ts'

const read = (cookies: Record<string, string>, search = '', saved?: Partial<Preferences>) =>
  readVisitor(
    new Map(Object.entries(cookies)),
    new URLSearchParams(search),
    saved === undefined
      ? null
      : {
          preferences: { ...DEFAULT_PREFERENCES, ...saved },
          savedPreferences: Object.keys(saved) as (keyof Preferences)[],
        },
  )

test('a stranger gets English, the theme of the system and an open sidebar', () => {
  expect(read({})).toEqual({
    language: 'en',
    theme: 'system',
    isSidebarOpen: true,
    listView: 'grid',
    listFigures: 'percent',
    chosen: {},
  })
})

test('cookies are followed', () => {
  const visitor = read({
    'glazy-theme': 'dark',
    'glazy-sidebar': 'closed',
    'glazy-view': 'l',
    'glazy-preferences': '{"searchAnalysisType":"umf","decimalPlaces":3}',
  })
  expect(visitor).toMatchObject({
    theme: 'dark',
    isSidebarOpen: false,
    listView: 'list',
    listFigures: 'umf',
    chosen: { isDark: true, searchView: 'l', searchAnalysisType: 'umf', decimalPlaces: 3 },
  })
})

test('unknown values fall back', () => {
  const visitor = read(
    { 'glazy-theme': 'sepia', 'glazy-locale': 'xx', 'glazy-preferences': '{"decimalPlaces":99' },
    'lang=tlh',
  )
  expect(visitor).toMatchObject({
    language: 'en',
    theme: 'system',
    isSidebarOpen: true,
    listView: 'grid',
    chosen: {},
  })
})

test('what the account has saved counts before the cookies of this browser', () => {
  const cookies = { 'glazy-theme': 'light', 'glazy-view': 't' }
  expect(read(cookies, '', { isDark: true, searchView: 'd' })).toMatchObject({
    theme: 'dark',
    listView: 'visual',
  })
  expect(read(cookies, '', { isDark: null })).toMatchObject({ theme: 'system', listView: 'grid' })
})
