import { DEFAULT_PREFERENCES } from '@glazy/contract/preference-defaults'
import { expect, test } from 'vitest'
import { parseCookies } from '#lib/cookies.ts'
import { type ChosenPreferences, cookiesOf, readChosenPreferences } from './chosen-preferences.ts'
import {
  effectivePreference,
  looksOf,
  type PreferenceOwner,
  unsavedChoices,
  withoutChanges,
  withSaved,
} from './effective-preferences.ts'

const NEWCOMER: PreferenceOwner = { preferences: DEFAULT_PREFERENCES, savedPreferences: [] }

const CHOSEN: ChosenPreferences = {
  isDark: null,
  locale: 'en',
  searchView: 'd',
  decimalPlaces: 3,
  umfOxides: {
    type: 'custom',
    oxides: { r2o: ['Na2O'], ro: ['CaO'], r2o3: ['Al2O3'], ro2: ['SiO2'] },
  },
}

/** The `Cookie` header that a browser sends after it was given cookies. */
function sent(cookies: readonly string[]): string {
  return cookies
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

test('what was chosen comes back from its cookies', () => {
  expect(readChosenPreferences(parseCookies(sent(cookiesOf(CHOSEN))))).toEqual(CHOSEN)
  expect(sent(cookiesOf({}))).toBe('')
})

test('what does not fit was not chosen', () => {
  const cookies = new Map([
    ['glazy-preferences', '{"decimalPlaces":12,"isMuted":false,"xAxisOxide":"CaO"}'],
    ['glazy-locale', 'tlh'],
  ])
  expect(readChosenPreferences(cookies)).toEqual({ xAxisOxide: 'CaO' })
  expect(readChosenPreferences(new Map([['glazy-preferences', '[']]))).toEqual({})
})

test('the account counts where it has saved something, else this browser, else the usual', () => {
  const user = withSaved(NEWCOMER, { decimalPlaces: 1 })
  expect(effectivePreference('decimalPlaces', user, CHOSEN)).toBe(1)
  expect(effectivePreference('searchView', user, CHOSEN)).toBe('d')
  expect(effectivePreference('xAxisOxide', user, CHOSEN)).toBe('SiO2')
  expect(effectivePreference('decimalPlaces', null, CHOSEN)).toBe(3)
})

test('a login takes over what the account never had, and nothing else', () => {
  const user = withSaved(NEWCOMER, { decimalPlaces: 1, isDark: false })
  const { locale, searchView, umfOxides } = CHOSEN
  expect(unsavedChoices(user, CHOSEN)).toEqual({ locale, searchView, umfOxides })
  expect(unsavedChoices(withSaved(user, CHOSEN), CHOSEN)).toEqual({})
})

test('a change that could not be saved goes back, unless it was changed again', () => {
  const before = withSaved(NEWCOMER, { decimalPlaces: 1 })
  const changes = { decimalPlaces: 4, searchView: 'l' } as const
  const changed = withSaved(before, changes)
  expect(withoutChanges(changed, changes, before)).toEqual(before)
  const again = withSaved(changed, { searchView: 'd' })
  expect(withoutChanges(again, changes, before).preferences).toMatchObject({
    decimalPlaces: 1,
    searchView: 'd',
  })
})

test('cookies get the looks that an account has saved, and no others', () => {
  expect(looksOf(NEWCOMER)).toEqual({})
  expect(looksOf(withSaved(NEWCOMER, { isDark: null, decimalPlaces: 3 }))).toEqual({ isDark: null })
})
