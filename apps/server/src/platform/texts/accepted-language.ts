import { DEFAULT_LANGUAGE, type LanguageCode, OFFERED_LANGUAGES } from '@glazy/locales/languages'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** English first: it is taken by those who say nothing, or name no language that is offered. */
const OFFERED: readonly LanguageCode[] = [
  DEFAULT_LANGUAGE,
  ...OFFERED_LANGUAGES.filter((code) => code !== DEFAULT_LANGUAGE),
]

/**
 * The offered language that `Accept-Language` likes best. A program that names none is answered in that
 * of the account it is logged in to; else it is English.
 */
export function acceptedLanguage({
  headers,
  locale,
}: Pick<FastifyRequest, 'headers' | 'locale'>): LanguageCode {
  const takesAny = (headers['accept-language'] ?? '*').trim() === '*'
  const [best] = takesAny ? [] : new Negotiator({ headers }).languages([...OFFERED])
  return OFFERED.find((code) => code === (best ?? locale)) ?? DEFAULT_LANGUAGE
}
