import { useMedia } from '#lib/use-media.ts'
import { usePreferenceValue } from './use-preference-value.ts'

export const DARK_DEVICE = '(prefers-color-scheme: dark)'

/** The theme on the screen, as chosen or as the device has it; light where only a browser can tell. */
export function useShownTheme(): 'light' | 'dark' {
  const isDark = usePreferenceValue('isDark')
  const isDeviceDark = useMedia(DARK_DEVICE)
  return (isDark ?? isDeviceDark) ? 'dark' : 'light'
}
