import { PREFERENCE_KEYS } from '@glazy/contract/preference-defaults'
import type { PreferenceKey, Preferences } from '@glazy/contract/preferences'
import { isRecord } from '@glazy/contract/readers'
import { serializeCookie } from '#lib/cookies.ts'
import {
  CHOICE_SECONDS,
  LANGUAGE_COOKIE,
  LIST_VIEW_COOKIE,
  PREFERENCES_COOKIE,
  THEME_COOKIE,
} from './cookie-names.ts'
import { PREFERENCE_READERS } from './preference-readers.ts'
import { isDarkOf, themeOf } from './theme.ts'

/** Preferences that were chosen in this browser; the others were never touched. */
export type ChosenPreferences = { readonly [TKey in PreferenceKey]?: Preferences[TKey] }

/** Reads what was chosen; anything may be in a cookie, so what does not fit was not chosen. */
export function readChosenPreferences(cookies: ReadonlyMap<string, string>): ChosenPreferences {
  const given: Readonly<Record<string, unknown>> = {
    ...readJson(cookies.get(PREFERENCES_COOKIE)),
    isDark: isDarkOf(cookies.get(THEME_COOKIE)),
    locale: cookies.get(LANGUAGE_COOKIE),
    searchView: cookies.get(LIST_VIEW_COOKIE),
  }
  const entries = PREFERENCE_KEYS.flatMap((key) => {
    const value = PREFERENCE_READERS[key](given[key])
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries)
}

/** The cookies that hold what was chosen, as `document.cookie` takes them. */
export function cookiesOf(chosen: ChosenPreferences): readonly string[] {
  const { isDark, locale, searchView, ...others } = chosen
  const rest = Object.keys(others).length === 0 ? undefined : JSON.stringify(others)
  return [
    cookie(THEME_COOKIE, isDark === undefined ? undefined : themeOf(isDark)),
    cookie(LANGUAGE_COOKIE, locale ?? undefined),
    cookie(LIST_VIEW_COOKIE, searchView),
    cookie(PREFERENCES_COOKIE, rest),
  ]
}

/** Without a value the cookie is removed. */
function cookie(name: string, value: string | undefined): string {
  return serializeCookie(name, value ?? '', value === undefined ? 0 : CHOICE_SECONDS)
}

function readJson(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {} // someone else's text under our name counts as nothing chosen
  }
}
