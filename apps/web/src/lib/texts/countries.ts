import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import type { Formats } from './formats.ts'
import type { NamedEntry, Names } from './names.ts'

/** All countries in the order of the visitor's alphabet. */
export function countriesByName(
  names: Names,
  { compare }: Pick<Formats, 'compare'>,
): readonly NamedEntry[] {
  return COUNTRIES.map(({ id, name }) => ({ id, name: names.country(id) ?? name })).toSorted(
    (one, other) => compare(one.name, other.name),
  )
}
