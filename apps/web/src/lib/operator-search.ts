import { PAGE_MAX, QUERY_MAX_LENGTH } from '@glazy/contract/limits'
import { readInteger } from '@glazy/contract/readers'
import { readWhatFits } from './read-parameters.ts'

/** Which accounts are listed, as the address of the operator's page holds it. */
export interface OperatorSearch {
  readonly q?: string | undefined
  readonly p?: number | undefined
}

const READERS = {
  q: (value: unknown) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value).trim().slice(0, QUERY_MAX_LENGTH) || undefined
      : undefined,
  p: readInteger(1, PAGE_MAX),
}

/** Reads the search parameters; what makes no sense is passed over. */
export function parseOperatorSearch(raw: Readonly<Record<string, unknown>>): OperatorSearch {
  const { q, p } = readWhatFits(READERS, raw)
  return { q, p: p === 1 ? undefined : p }
}
