import type { LanguageCode } from '@glazy/locales/languages'
import type { Messages, Namespace } from '@glazy/locales/messages'

/** One chunk per language and feature; English is in it like any other. */
const files = import.meta.glob<Messages[Namespace]>('../../../../../packages/locales/*/*.json', {
  import: 'default',
})

const FOLDER = '../../../../../packages/locales'
const loaded = new Map<string, unknown>()

/** Texts that were loaded before, without waiting. */
export function loadedMessages(language: LanguageCode, namespace: Namespace): unknown {
  return loaded.get(`${language}/${namespace}`)
}

/** Keeps texts that came with the page. */
export function keepMessages(
  language: LanguageCode,
  namespace: Namespace,
  messages: unknown,
): void {
  loaded.set(`${language}/${namespace}`, messages)
}

/** Loads the texts of one feature in one language; empty where the language has no such file. */
export async function loadMessages(language: LanguageCode, namespace: Namespace): Promise<void> {
  const name = `${language}/${namespace}`
  if (loaded.has(name)) return
  const messages = await files[`${FOLDER}/${name}.json`]?.()
  loaded.set(name, messages ?? {})
}
