import { useRouter } from '@tanstack/react-router'
import { isApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { notify } from '#lib/notify.ts'
import type { SessionStore } from '#lib/session/session-store.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ChosenPreferences } from './chosen-preferences.ts'
import { choosePreferences } from './chosen-store.ts'
import {
  looksOf,
  type PreferenceOwner,
  withoutChanges,
  withSaved,
} from './effective-preferences.ts'

export interface SaveOptions {
  /** Says nothing when it fails: the caller does, or the specification wants silence. */
  readonly isQuiet?: boolean
  /** Counts once it is saved, for what loads the page again: that would cut the saving off. */
  readonly isSavedFirst?: boolean
}

/** Saves follow each other, so that what was chosen last is what stays. */
let lastSave: Promise<unknown> = Promise.resolve()

/**
 * Saves preferences with the account of whoever is logged in, else in this browser. They count at
 * once, unless the options say otherwise; what could not be saved goes back, and a toast says so.
 *
 * @returns whether they are kept
 */
export function useSavePreferences() {
  const { session } = useRouter().options.context
  const { t } = useTranslation('common')
  return async (changes: ChosenPreferences, options: SaveOptions = {}) => {
    const { isQuiet = false, isSavedFirst = false } = options
    const { user } = session.get()
    if (!user) {
      choosePreferences(changes)
      return true
    }
    try {
      await (isSavedFirst ? saveThenShow : saveWithAccount)(session, user, changes)
      return true
    } catch (error) {
      if (!isQuiet) {
        const isLoggedOut = isApiError(error) && error.status === 401
        notify('error', t(isLoggedOut ? 'preference.loginFirst' : 'preference.failed'))
      }
      return false
    }
  }
}

/** Shows the change at once, and takes it back when the API refuses it. */
export async function saveWithAccount(
  session: SessionStore,
  before: PreferenceOwner,
  changes: ChosenPreferences,
): Promise<void> {
  await session.update(withSaved(before, changes))
  try {
    await saveInOrder(changes)
    choosePreferences(looksOf(withSaved(before, changes)))
  } catch (error) {
    const { user } = session.get()
    if (user) await session.update(withoutChanges(user, changes, before))
    throw error
  }
}

async function saveThenShow(
  session: SessionStore,
  before: PreferenceOwner,
  changes: ChosenPreferences,
): Promise<void> {
  await saveInOrder(changes)
  await session.update(withSaved(session.get().user ?? before, changes))
}

async function saveInOrder(changes: ChosenPreferences): Promise<void> {
  const saving = lastSave.then(() => call('savePreferences', { body: changes }))
  lastSave = saving.catch(() => undefined)
  await saving
}
