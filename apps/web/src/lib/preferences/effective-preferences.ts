import type { CurrentUser } from '@glazy/contract/accounts'
import { DEFAULT_PREFERENCES, PREFERENCE_KEYS } from '@glazy/contract/preference-defaults'
import type { PreferenceKey, Preferences } from '@glazy/contract/preferences'
import type { ChosenPreferences } from './chosen-preferences.ts'

/** The part of a user that preferences are about. */
export type PreferenceOwner = Pick<CurrentUser, 'preferences' | 'savedPreferences'>

/** A preference as it counts: saved with the account, else chosen in this browser, else usual. */
export function effectivePreference<TKey extends PreferenceKey>(
  key: TKey,
  user: PreferenceOwner | null,
  chosen: ChosenPreferences,
): Preferences[TKey] {
  if (user && hasSaved(user, key)) return user.preferences[key]
  const own: Preferences[TKey] | undefined = chosen[key]
  return own ?? DEFAULT_PREFERENCES[key]
}

function hasSaved({ savedPreferences = [] }: PreferenceOwner, key: PreferenceKey): boolean {
  return savedPreferences.includes(key)
}

/** What an account has never saved although this browser knows it; empty when there is nothing. */
export function unsavedChoices(
  user: PreferenceOwner,
  chosen: ChosenPreferences,
): ChosenPreferences {
  const missing = keysOf(chosen).filter((key) => !hasSaved(user, key))
  return Object.fromEntries(missing.map((key) => [key, chosen[key]]))
}

/** The looks an account has saved that pages without the account are drawn by, from cookies. */
export function looksOf(user: PreferenceOwner): ChosenPreferences {
  const { isDark, searchView } = user.preferences
  return {
    ...(hasSaved(user, 'isDark') && { isDark }),
    ...(hasSaved(user, 'searchView') && { searchView }),
  }
}

/** The user after some preferences were saved. */
export function withSaved(user: PreferenceOwner, changes: ChosenPreferences): PreferenceOwner {
  return {
    preferences: { ...user.preferences, ...changes },
    savedPreferences: [...new Set([...(user.savedPreferences ?? []), ...keysOf(changes)])],
  }
}

/** The user after changes could not be saved; what was chosen again meanwhile stays. */
export function withoutChanges(
  user: PreferenceOwner,
  changes: ChosenPreferences,
  before: PreferenceOwner,
): PreferenceOwner {
  const failed = keysOf(changes).filter((key) => isSame(user.preferences[key], changes[key]))
  const restored = Object.fromEntries(failed.map((key) => [key, before.preferences[key]]))
  return {
    preferences: { ...user.preferences, ...restored },
    savedPreferences: (user.savedPreferences ?? []).filter(
      (key) => !failed.includes(key) || hasSaved(before, key),
    ),
  }
}

function keysOf(preferences: ChosenPreferences): readonly PreferenceKey[] {
  return PREFERENCE_KEYS.filter((key) => preferences[key] !== undefined)
}

/** The session is kept as JSON, so that an object never comes back as the one that was stored. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
