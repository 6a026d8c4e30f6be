import type { PreferenceKey, Preferences } from '@glazy/contract/preferences'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useSession } from '#lib/session/use-session.ts'
import { chosenPreferences, subscribeToChoices } from './chosen-store.ts'
import { effectivePreference } from './effective-preferences.ts'

/** A preference as it counts for this visitor, on the server too. */
export function usePreferenceValue<TKey extends PreferenceKey>(key: TKey): Preferences[TKey] {
  const { options } = useRouter()
  const { user } = useSession()
  const chosen = useSyncExternalStore(
    subscribeToChoices,
    () => chosenPreferences()[key],
    () => options.context.visitor.chosen[key],
  )
  return effectivePreference(key, user, { [key]: chosen })
}
