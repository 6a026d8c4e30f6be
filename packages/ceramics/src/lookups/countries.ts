import { COUNTRY_NAMES } from '../data/countries.ts'
import { COUNTRY_CODES } from '../data/country-codes.ts'

/** Countries and territories with their ISO 3166-1 alpha-2 codes. Source: `data/countries.ts`. */
export const COUNTRIES = COUNTRY_NAMES.map((name, at) => ({
  id: at + 1,
  name,
  code: COUNTRY_CODES[at] ?? '',
}))
