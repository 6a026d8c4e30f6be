import { LOGS_COUNTED_MAX, QUERY_MAX_LENGTH } from '@glazy/contract/limits'
import { readInteger, readOneOf, readText } from '@glazy/contract/readers'
import { LOG_TYPES } from '@glazy/contract/vocabulary'
import { type Readers, readWhatFits } from './read-parameters.ts'

/** The state of a feed, as its address holds it. */
export interface LogSearch {
  readonly q?: string | undefined
  /** Slug of a type. */
  readonly type?: string | undefined
  readonly p?: number | undefined
  /** Author: id or user name. */
  readonly u?: string | undefined
}

const READERS: Readers<LogSearch> = {
  q: readText(QUERY_MAX_LENGTH),
  type: readOneOf(LOG_TYPES.map(({ slug }) => slug)),
  p: readInteger(1, LOGS_COUNTED_MAX),
  u: readText(255),
}

/** What makes no sense is no reason to refuse the front page. */
export function parseLogSearch(given: Readonly<Record<string, unknown>>): LogSearch {
  return readWhatFits(READERS, given)
}

/** Whether the feed is narrowed to something, or begins further down. */
export function isNarrowed({ q, type, p = 1, u }: LogSearch): boolean {
  return [q, type, u].some((value) => value !== undefined) || p > 1
}
