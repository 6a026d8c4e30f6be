import type { Preferences } from '@glazy/contract/preferences'
import { DEFAULT_LANGUAGE, isOfferedLanguage, type LanguageCode } from '@glazy/locales/languages'
import { DEFAULT_LIST_VIEW, type ListView, parseListView } from './list-view.ts'
import { type ChosenPreferences, readChosenPreferences } from './preferences/chosen-preferences.ts'
import { effectivePreference, type PreferenceOwner } from './preferences/effective-preferences.ts'
import { type Theme, themeOf } from './preferences/theme.ts'

/** What the first paint depends on. Read once per request, never guessed later. */
export interface Visitor {
  readonly language: LanguageCode
  readonly theme: Theme
  readonly isSidebarOpen: boolean
  /** How lists are shown whose address does not say it. */
  readonly listView: ListView
  /** In which figures lists show oxides whose address does not say it. */
  readonly listFigures: Preferences['searchAnalysisType']
  /** What was chosen in this browser, also while an account says otherwise. */
  readonly chosen: ChosenPreferences
}

export const SIDEBAR_COOKIE = 'glazy-sidebar'
export const SIDEBAR_COOKIE_SECONDS = 7 * 24 * 60 * 60

/**
 * Reads the visitor: what their account has saved counts before the cookies of this browser, and
 * `?lang=` in the address before both.
 */
export function readVisitor(
  cookies: ReadonlyMap<string, string>,
  search: URLSearchParams,
  user: PreferenceOwner | null = null,
): Visitor {
  const chosen = readChosenPreferences(cookies)
  const preferred = effectivePreference('locale', user, chosen) ?? undefined
  return {
    language:
      [search.get('lang') ?? undefined, preferred].find(isOfferedLanguage) ?? DEFAULT_LANGUAGE,
    isSidebarOpen: cookies.get(SIDEBAR_COOKIE) !== 'closed',
    chosen,
    ...preferredLooks(user, chosen),
  }
}

/** The parts of a visitor that follow preferences while the page is open. */
export function preferredLooks(user: PreferenceOwner | null, chosen: ChosenPreferences) {
  return {
    theme: themeOf(effectivePreference('isDark', user, chosen)),
    listView: parseListView(effectivePreference('searchView', user, chosen)) ?? DEFAULT_LIST_VIEW,
    listFigures: effectivePreference('searchAnalysisType', user, chosen),
  }
}
