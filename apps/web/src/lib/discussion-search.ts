import { PAGE_MAX } from '@glazy/contract/limits'
import { readId, readInteger } from '@glazy/contract/readers'
import { type Readers, readWhatFits } from './read-parameters.ts'

/** What of a discussion is open, where it is not what comes first. */
export interface DiscussionSearch {
  /** Threads that began before the comment with this number. */
  readonly threads?: number | undefined
  /** This page of all reviews, the newest first. */
  readonly reviews?: number | undefined
}

const READERS: Readers<DiscussionSearch> = { threads: readId, reviews: readInteger(1, PAGE_MAX) }

/** Reads the address of a page with a discussion; what makes no sense is as if it was not there. */
export function parseDiscussionSearch(given: Readonly<Record<string, unknown>>): DiscussionSearch {
  return readWhatFits(READERS, given)
}
