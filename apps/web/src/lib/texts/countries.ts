import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import type { LanguageCode } from '@glazy/locales/languages'
import type { NamedEntry, Names } from './names.ts'

/** All countries in the order of the visitor's alphabet. */
export function countriesByName(names: Names, language: LanguageCode): readonly NamedEntry[] {
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map(({ id, name }) => ({ id, name: names.country(id) ?? name })).toSorted(
    (one, other) => compare(one.name, other.name),
  )
}
