import { parse } from 'node:querystring'
import { nestRanges } from '@glazy/contract/ranges'

/** Reads a query string: repeated keys as lists, `min[SiO2]=2` as `{ min: { SiO2: '2' } }`. */
export function parseQueryString(text: string): Record<string, unknown> {
  return nestRanges(parse(text))
}
