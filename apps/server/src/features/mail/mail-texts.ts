import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE, isOfferedLanguage, OFFERED_LANGUAGES } from '@glazy/locales/languages'
import type { LanguageCode } from '@glazy/locales/languages'
import i18next from 'i18next'

const LOCALES = fileURLToPath(new URL('../../../../../packages/locales', import.meta.url))

/** Texts of one language with its figures filled in; a missing text is the English one. */
export interface MailTexts {
  readonly language: LanguageCode
  /** Undefined when neither the language nor English has the text. */
  readonly find: (key: string, values: Readonly<Record<string, string>>) => string | undefined
}

/** Texts for mails to a person with the given locale; English for one that is not offered. */
export function mailTexts(locale: string | null): MailTexts {
  const language = isOfferedLanguage(locale ?? undefined)
    ? (locale as LanguageCode) // the check above says so, but of another variable
    : DEFAULT_LANGUAGE
  const texts = instance()
  return {
    language,
    find: (key, values) =>
      texts.exists(key, { lng: language }) ? texts.t(key, { lng: language, ...values }) : undefined,
  }
}

let loaded: typeof i18next | undefined

/** Read once, at the first mail. What is filled in is text and never looked at again. */
function instance(): typeof i18next {
  if (loaded !== undefined) return loaded
  const created = i18next.createInstance()
  void created.init({
    initAsync: false,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: ['mail'],
    defaultNS: 'mail',
    resources: Object.fromEntries(OFFERED_LANGUAGES.map((code) => [code, readTexts(code)])),
    interpolation: { escapeValue: false, skipOnVariables: true },
  })
  loaded = created
  return created
}

function readTexts(language: LanguageCode): { mail: Record<string, string> } {
  const file = `${LOCALES}/${language}/mail.json`
  return { mail: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {} }
}
