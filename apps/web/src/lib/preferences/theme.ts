export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

function parseTheme(text: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === text)
}

/** The theme as it is saved: dark, not dark, or (null) as the device has it. */
export function isDarkOf(theme: string | undefined): boolean | null | undefined {
  const known = parseTheme(theme)
  if (known === undefined) return undefined
  return known === 'system' ? null : known === 'dark'
}

export function themeOf(isDark: boolean | null): Theme {
  if (isDark === null) return 'system'
  return isDark ? 'dark' : 'light'
}
