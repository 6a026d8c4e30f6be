import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE, isOfferedLanguage } from '@glazy/locales/languages'
import type { LanguageCode } from '@glazy/locales/languages'
import { type TextKey, type TextValues, translator } from '@glazy/locales/translate'

const LOCALES = fileURLToPath(new URL('../../../../../packages/locales', import.meta.url))

/** Texts of one language with its figures filled in; a missing text is the English one. */
export interface MailTexts {
  readonly language: LanguageCode
  /** Undefined when neither the language nor English has the text. */
  readonly find: (key: string, values: TextValues) => string | undefined
}

/** Texts for mails to a person with the given locale; English for one that is not offered. */
export function mailTexts(locale: string | null): MailTexts {
  const language = isOfferedLanguage(locale ?? undefined)
    ? (locale as LanguageCode) // the check above says so, but of another variable
    : DEFAULT_LANGUAGE
  const t = translator<'mail'>(language, readTexts)
  return {
    language,
    // Templates name their texts; one that is not there reads as empty.
    find: (key, values) => t(key as TextKey<'mail'>, values) || undefined,
  }
}

const loaded = new Map<LanguageCode, unknown>()

/** The file of a language, read at its first mail. */
function readTexts(language: LanguageCode): unknown {
  const file = `${LOCALES}/${language}/mail.json`
  const known =
    loaded.get(language) ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  loaded.set(language, known)
  return known
}
