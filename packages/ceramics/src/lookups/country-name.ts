import { COUNTRY_NAMES } from '../data/countries.ts'

/** English name of a country; undefined for an unknown id. */
export function countryName(id: number): string | undefined {
  return COUNTRY_NAMES[id - 1]
}
