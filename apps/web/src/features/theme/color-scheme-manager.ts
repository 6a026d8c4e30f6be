import type { MantineColorSchemeManager } from '@mantine/core'
import { SCHEMES, type Theme } from '#lib/preferences/theme.ts'

/** Starts with the theme of the page. Where a choice is kept is for the preferences to say. */
export function pageColorSchemeManager(theme: Theme): MantineColorSchemeManager {
  return {
    get: () => SCHEMES[theme],
    set: () => undefined,
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    clear: () => undefined,
  }
}
