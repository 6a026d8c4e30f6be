import type { PreferenceKey, Preferences } from '@glazy/contract/preferences'
import { usePreferenceValue } from './use-preference-value.ts'
import { type SaveOptions, useSavePreferences } from './use-save-preferences.ts'

type Save<TValue> = (value: TValue, options?: SaveOptions) => Promise<boolean>

/**
 * A preference and how to save it: with the account, or without one in this browser. It
 * counts at once; when the account cannot be told, it goes back and a toast says so.
 */
export function usePreference<TKey extends PreferenceKey>(
  key: TKey,
): readonly [Preferences[TKey], Save<Preferences[TKey]>] {
  const value = usePreferenceValue(key)
  const save = useSavePreferences()
  return [value, (next, options) => save({ [key]: next }, options)]
}
