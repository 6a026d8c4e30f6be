import {
  JSON_PREFERENCES,
  OPERATOR_FLAGS,
  PREFERENCE_KEYS,
} from '@glazy/contract/preference-defaults'
import {
  completePreferences,
  type PreferenceKey,
  preferenceFields,
  type Preferences,
} from '@glazy/contract/preferences'
import {
  hasSupporterFeatures,
  type SupporterFeatures,
  type Viewer,
} from '@glazy/contract/rules/material'
import { needsSupporter } from '@glazy/contract/rules/preference'
import type { Db } from '#db/database.ts'
import { AppError, wrongField } from '#platform/app-error.ts'
import { findPreferences, mergePreferences } from './preferences.queries.ts'

export interface PreferencesContext {
  readonly db: Db
  readonly viewer: Viewer
  readonly supporterFeatures: SupporterFeatures
}

/**
 * Saves some preferences; the others stay.
 *
 * @param body names that are none are among them: they are refused here
 * @returns all preferences of the viewer
 * @throws AppError `auth.forbidden` for what only the operator sets or only supporters choose
 */
export async function changePreferences(
  { db, viewer, supporterFeatures }: PreferencesContext,
  body: Readonly<Partial<Preferences>>,
): Promise<Preferences> {
  for (const key of Object.keys(body)) assertPreference(key, key)
  if (
    !hasSupporterFeatures(viewer, supporterFeatures) &&
    needsSupporter(body, completePreferences((await findPreferences(db, viewer.id)) ?? {}))
  ) {
    throw new AppError('auth.forbidden', { message: 'This is a feature for supporters' })
  }
  const stored = await mergePreferences(db, viewer.id, body)
  if (stored === undefined) throw new AppError('auth.required')
  return completePreferences(stored)
}

/**
 * One preference from the two parts of an address.
 *
 * @throws AppError `request.invalid` naming the part that is wrong
 */
export function parsePreference(key: string, text: string): Partial<Preferences> {
  assertPreference(key, 'key')
  const parsed = preferenceFields[key].safeParse(fromText(key, text))
  if (parsed.success) return { [key]: parsed.data }
  const { path = [], message = 'is wrong' } = parsed.error.issues[0] ?? {}
  // The places of a list say nothing to whoever sent it as one text.
  const parts = path.filter((part) => typeof part === 'string')
  throw wrongField('value', parts.length > 0 ? `${parts.join('.')} ${message}` : message)
}

function assertPreference(key: string, field: string): asserts key is PreferenceKey {
  if ((PREFERENCE_KEYS as readonly string[]).includes(key)) return
  if ((OPERATOR_FLAGS as readonly string[]).includes(key)) {
    const message = `${key} is set by the people who run the site, never by its members`
    throw new AppError('auth.forbidden', { message, fields: [{ field, message }] })
  }
  throw wrongField(field, `must be one of ${PREFERENCE_KEYS.join(', ')}`)
}

/** Text of an address as the value it stands for. */
function fromText(key: PreferenceKey, text: string): unknown {
  if (text === 'null') return null
  const isJson = (JSON_PREFERENCES as readonly string[]).includes(key) || text.startsWith('[')
  if (!isJson) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw wrongField('value', 'must be valid JSON')
  }
}
