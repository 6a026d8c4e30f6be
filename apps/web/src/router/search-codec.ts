import { flattenRanges, nestRanges } from '@glazy/contract/ranges'

/**
 * Search parameters as plain text: every value is a string, a key that stands more than once is a
 * list of strings. What a value means (a number, a flag, a colour) is for the route's schema to
 * say: `color=12e456` is a colour and `q=123` is a word.
 */
export type SearchRecord = Record<string, unknown>

/**
 * Reads `?a=1&b=2&b=3` as `{ a: '1', b: ['2', '3'] }`, ranges as the contract nests them, and `page` as
 * `p`: the router writes the address as it was read, so that no page is named twice.
 */
export function parseSearch(text: string): SearchRecord {
  const search: Record<string, string | string[]> = Object.create(null)
  const params = new URLSearchParams(text)
  const hasPage = params.getAll('p').some((page) => page !== '')
  for (const [name, value] of params) {
    // One that is empty names no page.
    if (name === (hasPage ? 'page' : 'p')) continue
    const key = name === 'page' ? 'p' : name
    const known = search[key]
    if (known === undefined) search[key] = value
    else if (Array.isArray(known)) known.push(value)
    else search[key] = [known, value]
  }
  return nestRanges(search)
}

/** Writes what `parseSearch` reads. Values that are missing or empty are left out. */
export function stringifySearch(search: SearchRecord): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(flattenRanges(search))) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (isScalar(part) && part !== '') params.append(key, String(part))
    }
  }
  // These need no code, and addresses are read by people.
  return params.size === 0
    ? ''
    : `?${params.toString().replace(/%(?:2C|5B|5D)/g, decodeURIComponent)}`
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
