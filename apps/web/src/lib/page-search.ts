import { PAGE_MAX } from '@glazy/contract/limits'
import { readInteger } from '@glazy/contract/readers'
import { type Readers, readWhatFits } from './read-parameters.ts'

/** Which page of a plain list is open. */
export interface PageSearch {
  readonly p?: number | undefined
}

const READERS: Readers<PageSearch> = { p: readInteger(1, PAGE_MAX) }

/** What makes no sense is the first page. */
export function parsePageSearch(given: Readonly<Record<string, unknown>>): PageSearch {
  const { p } = readWhatFits(READERS, given)
  return { p: p === 1 ? undefined : p }
}
