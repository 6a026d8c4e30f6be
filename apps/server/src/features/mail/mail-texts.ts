import { DEFAULT_LANGUAGE, isOfferedLanguage } from '@glazy/locales/languages'
import type { LanguageCode } from '@glazy/locales/languages'
import type { TextKey, TextValues } from '@glazy/locales/translate'
import { textsOf } from '#platform/texts/texts.ts'

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
  const t = textsOf(language, 'mail')
  return {
    language,
    // Templates name their texts; one that is not there reads as empty.
    find: (key, values) => t(key as TextKey<'mail'>, values) || undefined,
  }
}
