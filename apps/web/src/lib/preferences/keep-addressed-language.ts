import { DEFAULT_LANGUAGE } from '@glazy/locales/languages'
import type { Visitor } from '#lib/visitor.ts'
import { choosePreferences } from './chosen-store.ts'

/**
 * Whoever comes by an address in a language, as search engines give it, goes on in that language;
 * unless they have chosen one before.
 */
export function keepAddressedLanguage({ language, chosen }: Visitor): void {
  const isAddressed = language !== DEFAULT_LANGUAGE && !chosen.locale
  if (isAddressed) choosePreferences({ locale: language })
}
