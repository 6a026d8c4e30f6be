import { DEFAULT_LANGUAGE, type LanguageCode, OFFERED_LANGUAGES } from '@glazy/locales/languages'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** English first: it is taken by those who say nothing, or name no language that is offered. */
const OFFERED: readonly LanguageCode[] = [
  DEFAULT_LANGUAGE,
  ...OFFERED_LANGUAGES.filter((code) => code !== DEFAULT_LANGUAGE),
]

/** The offered language that `Accept-Language` likes best; English without one. */
export function acceptedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode {
  const [best] = new Negotiator({ headers }).languages([...OFFERED])
  return OFFERED.find((code) => code === best) ?? DEFAULT_LANGUAGE
}
