import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { writeBrowserCookie } from '#lib/cookies.ts'
import { THEME_COOKIE, THEME_COOKIE_SECONDS, type Theme } from '#lib/visitor.ts'

const SCHEMES = { light: 'light', dark: 'dark', system: 'auto' } as const
const THEME_OF = { light: 'light', dark: 'dark', auto: 'system' } as const satisfies Record<
  MantineColorScheme,
  Theme
>

/** Keeps the theme in a cookie, so that the server renders the page in the right one. */
export function cookieColorSchemeManager(theme: Theme): MantineColorSchemeManager {
  return {
    get: () => SCHEMES[theme],
    set: (scheme) => writeBrowserCookie(THEME_COOKIE, THEME_OF[scheme], THEME_COOKIE_SECONDS),
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    clear: () => writeBrowserCookie(THEME_COOKIE, '', 0),
  }
}
