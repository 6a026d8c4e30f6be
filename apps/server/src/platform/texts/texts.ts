import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@glazy/locales/languages'
import type { Namespace } from '@glazy/locales/messages'
import { type TextKey, type Translate, translator } from '@glazy/locales/translate'

const LOCALES = fileURLToPath(new URL('../../../../../packages/locales', import.meta.url))

const files = new Map<string, unknown>()

/** Texts of one file in a language; a missing text is the English one, else empty. */
export function textsOf<TNamespace extends Namespace>(
  language: LanguageCode,
  namespace: TNamespace,
): Translate<TNamespace> {
  return translator<TNamespace>(language, (code) => readFile(`${code}/${namespace}.json`))
}

/** The English texts of one file as they stand there, by their whole keys. */
export function englishTexts<TNamespace extends Namespace>(
  namespace: TNamespace,
): readonly (readonly [TextKey<TNamespace>, string])[] {
  const flatten = (value: unknown, key: string): [TextKey<TNamespace>, string][] =>
    typeof value === 'string'
      ? [[key as TextKey<TNamespace>, value]] // a key of the file
      : Object.entries(value as object).flatMap(([name, inner]) =>
          flatten(inner, key === '' ? name : `${key}.${name}`),
        )
  return flatten(readFile(`${DEFAULT_LANGUAGE}/${namespace}.json`), '')
}

/** Each file is read once. */
function readFile(name: string): unknown {
  const path = `${LOCALES}/${name}`
  const known = files.get(name) ?? (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
  files.set(name, known)
  return known
}
