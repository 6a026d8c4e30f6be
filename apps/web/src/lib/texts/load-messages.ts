import type { LanguageCode } from '@glazy/locales/languages'
import type { Messages, Namespace } from '@glazy/locales/messages'

/** One chunk per language and feature; English is in it like any other. */
const files = import.meta.glob<Messages[Namespace]>('../../../../../packages/locales/*/*.json', {
  import: 'default',
})

const FOLDER = '../../../../../packages/locales'
const loaded = new Map<string, Messages[Namespace]>()

/** Texts of one feature in one language; empty where the language has no such file. */
export async function loadMessages(
  language: LanguageCode,
  namespace: Namespace,
): Promise<Messages[Namespace] | Record<string, never>> {
  const name = `${language}/${namespace}`
  const known = loaded.get(name)
  if (known) return known
  const messages = await files[`${FOLDER}/${name}.json`]?.()
  if (messages) loaded.set(name, messages)
  return messages ?? {}
}
