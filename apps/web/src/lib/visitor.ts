import { DEFAULT_LANGUAGE, isOfferedLanguage, type LanguageCode } from '@glazy/locales/languages'
import { DEFAULT_LIST_VIEW, LIST_VIEW_COOKIE, type ListView, parseListView } from './list-view.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** What the first paint depends on. Read once per request from cookies, never guessed later. */
export interface Visitor {
  readonly language: LanguageCode
  readonly theme: Theme
  readonly isSidebarOpen: boolean
  /** How lists are shown whose address does not say it. */
  readonly listView: ListView
}

export const LANGUAGE_COOKIE = 'glazy-locale'
export const THEME_COOKIE = 'glazy-theme'
export const SIDEBAR_COOKIE = 'glazy-sidebar'

const DAY_SECONDS = 24 * 60 * 60
export const LANGUAGE_COOKIE_SECONDS = 365 * DAY_SECONDS
export const THEME_COOKIE_SECONDS = 365 * DAY_SECONDS
export const SIDEBAR_COOKIE_SECONDS = 7 * DAY_SECONDS

/** Reads the visitor from cookies; `?lang=` in the address wins over the language cookie. */
export function readVisitor(
  cookies: ReadonlyMap<string, string>,
  search: URLSearchParams,
): Visitor {
  const language = [search.get('lang') ?? undefined, cookies.get(LANGUAGE_COOKIE)]
  return {
    language: language.find(isOfferedLanguage) ?? DEFAULT_LANGUAGE,
    theme: parseTheme(cookies.get(THEME_COOKIE)),
    isSidebarOpen: cookies.get(SIDEBAR_COOKIE) !== 'closed',
    listView: parseListView(cookies.get(LIST_VIEW_COOKIE)) ?? DEFAULT_LIST_VIEW,
  }
}

export function parseTheme(text: string | undefined): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system'
}
