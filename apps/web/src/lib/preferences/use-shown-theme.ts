import { useSyncExternalStore } from 'react'
import { usePreferenceValue } from './use-preference-value.ts'

export const DARK_DEVICE = '(prefers-color-scheme: dark)'

/** The theme on the screen, as chosen or as the device has it; light where only a browser can tell. */
export function useShownTheme(): 'light' | 'dark' {
  const isDark = usePreferenceValue('isDark')
  const isDeviceDark = useSyncExternalStore(
    whenDeviceChanges,
    () => matchMedia(DARK_DEVICE).matches,
    () => false,
  )
  return (isDark ?? isDeviceDark) ? 'dark' : 'light'
}

function whenDeviceChanges(tell: () => void): () => void {
  const device = matchMedia(DARK_DEVICE)
  device.addEventListener('change', tell)
  return () => device.removeEventListener('change', tell)
}
