import { PAGE_MAX } from '@glazy/contract/limits'
import { readInteger, readOneOf } from '@glazy/contract/readers'
import { CONTENT_KINDS, type ContentKind } from '@glazy/contract/rules/moderation'
import { readWhatFits } from './read-parameters.ts'

/** Cases by what is to be done about them. */
export const CASE_STATES = ['open', 'hidden', 'closed'] as const

/** The whole state of the queue of cases, as its address holds it. */
export interface ModerationSearch {
  /** What there is to do where it is left out. */
  readonly state?: (typeof CASE_STATES)[number] | undefined
  readonly kind?: ContentKind | undefined
  readonly p?: number | undefined
}

const READERS = {
  state: readOneOf(CASE_STATES),
  kind: readOneOf(CONTENT_KINDS),
  p: readInteger(1, PAGE_MAX),
}

/** Reads the search parameters of the queue; what makes no sense is passed over. */
export function parseModerationSearch(raw: Readonly<Record<string, unknown>>): ModerationSearch {
  const { state, kind, p } = readWhatFits(READERS, raw)
  return { state: state === 'open' ? undefined : state, kind, p: p === 1 ? undefined : p }
}
