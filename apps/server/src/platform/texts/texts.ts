import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LanguageCode } from '@glazy/locales/languages'
import type { Namespace } from '@glazy/locales/messages'
import { type Translate, translator } from '@glazy/locales/translate'

const LOCALES = fileURLToPath(new URL('../../../../../packages/locales', import.meta.url))

const files = new Map<string, unknown>()

/** Texts of one file in a language; a missing text is the English one, else empty. */
export function textsOf<TNamespace extends Namespace>(
  language: LanguageCode,
  namespace: TNamespace,
): Translate<TNamespace> {
  return translator<TNamespace>(language, (code) => textFile(code, namespace))
}

/** What stands in a file of a language, which is read once. */
export function textFile(language: LanguageCode, namespace: Namespace): unknown {
  const name = `${language}/${namespace}.json`
  const path = `${LOCALES}/${name}`
  const known = files.get(name) ?? (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
  files.set(name, known)
  return known
}
