import * as z from 'zod'

/** Characters of a language tag. */
const LOCALE_MIN_LENGTH = 2
const LOCALE_MAX_LENGTH = 35

/**
 * A language tag in its usual spelling; undefined for what is none.
 *
 * @example
 * canonicalLocale('PT-br') // 'pt-BR'
 */
function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The language a text is written in. */
export function localeField(message: string) {
  return z
    .string(message)
    .trim()
    .min(LOCALE_MIN_LENGTH, { error: message, abort: true })
    .max(LOCALE_MAX_LENGTH, { error: message, abort: true })
    .refine((tag) => canonicalLocale(tag) !== undefined, { error: message, abort: true })
    .transform((tag) => canonicalLocale(tag) ?? tag)
    .meta({ pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' })
}
