import { DEFAULT_LANGUAGE, type LanguageCode } from './languages.ts'
import type { Messages, Namespace } from './messages.ts'
import { numberSigns } from './number-signs.ts'
import { numberText } from './number-text.ts'

type Leaves<TTexts, TPrefix extends string = ''> = {
  [TKey in keyof TTexts & string]: TTexts[TKey] extends string
    ? `${TPrefix}${TKey}`
    : Leaves<TTexts[TKey], `${TPrefix}${TKey}.`>
}[keyof TTexts & string]

type WithoutForm<TKey> = TKey extends `${infer TBase}_${Intl.LDMLPluralRule | '1'}` ? TBase : TKey

/** Name of a text in its file, nested with dots; without the form of a plural. */
export type TextKey<TNamespace extends Namespace> = WithoutForm<Leaves<Messages[TNamespace]>>

/**
 * What is filled into a text, by the name of its place. `count` also decides on the plural, and is
 * written as the language writes numbers.
 */
export type TextValues = Readonly<Record<string, unknown>>

/** Gives a text of one file in the language of the reader. */
export type Translate<TNamespace extends Namespace> = (
  key: TextKey<TNamespace>,
  values?: TextValues,
) => string

/** The texts of a file as it stands in a language; nothing where the language has no such file. */
export type FindMessages = (language: LanguageCode) => unknown

/**
 * Texts of one file. What a language lacks is read in English, and what English lacks is empty.
 *
 * @param always values that every text may have
 */
export function translator<TNamespace extends Namespace>(
  language: LanguageCode,
  find: FindMessages,
  always: TextValues = {},
): Translate<TNamespace> {
  // A page reads dozens, always the same.
  const templates = new Map<string, string>()
  return (key, values) => {
    const [form] = formsOf(language, values?.count)
    const name = key + form
    const template = templates.get(name) ?? findTemplate(key, values?.count, language, find)
    if (template !== '') templates.set(name, template)
    return template.includes('{{') ? fill(template, { ...always, ...values }, language) : template
  }
}

function findTemplate(
  key: string,
  count: unknown,
  language: LanguageCode,
  find: FindMessages,
): string {
  for (const code of [language, DEFAULT_LANGUAGE] as const) {
    const messages = find(code)
    for (const form of formsOf(code, count)) {
      const text = textAt(messages, key + form)
      if (text !== undefined) return text
    }
  }
  return ''
}

function textAt(messages: unknown, key: string): string | undefined {
  let found = messages
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined
    found = (found as Readonly<Record<string, unknown>>)[part]
  }
  return typeof found === 'string' ? found : undefined
}

const rules = new Map<LanguageCode, Intl.PluralRules>()

/**
 * How a language writes this many of something, as endings of a key, the best first: what is said of
 * exactly one, where `one` holds for 21 too, then the form of the number.
 */
function formsOf(language: LanguageCode, count: unknown): readonly [string, ...string[]] {
  if (typeof count !== 'number') return ['', '_other']
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  const form = `_${known.select(count)}`
  return count === 1 ? ['_1', form, '_other', ''] : [form, '_other', '']
}

/** Places that a count has at most: half a batch is one too. */
const COUNT_PLACES = 3

/** Puts values in place of `{{name}}`; a value that is missing leaves nothing. */
function fill(template: string, values: TextValues, language: LanguageCode): string {
  return template.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => {
    const value = values[name] ?? ''
    if (name !== 'count' || typeof value !== 'number') return String(value)
    return numberText(value, 0, COUNT_PLACES, numberSigns(language))
  })
}
