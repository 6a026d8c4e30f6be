import type { LanguageCode } from '@glazy/locales/languages'
import type { Namespace } from '@glazy/locales/messages'

/** The files of a language, by their paths; each is loaded when it is called. */
type TextFiles = Readonly<Record<string, () => Promise<unknown>>>

/** One chunk per language names its files: no page carries the names of all languages' files. */
const languages = import.meta.glob<TextFiles>('./files/*.ts', { import: 'default' })

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
  const files = (await languages[`./files/${language}.ts`]?.()) ?? {}
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}.json`))
  loaded.set(name, path === undefined ? {} : await files[path]?.())
}
