import { decodeText } from './decode.ts'
import type { Document } from '../record/document.ts'
import { MAX_FILE_BYTES, MAX_FILE_MEGABYTES } from '../record/limits.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { readDecodedText, toDocument } from '../text/read-text.ts'

/** A document without anything for a file that is too large to be looked at; else undefined. */
export function refuseTooLarge(bytes: Uint8Array, problems: ProblemList): Document | undefined {
  if (bytes.length <= MAX_FILE_BYTES) return undefined
  problems.add(1, 'tooLarge', { megabytes: MAX_FILE_MEGABYTES })
  return toDocument('unknown', {}, problems)
}

/** Reads what a file held once it was unpacked. */
export function readUnpacked(unpacked: Uint8Array, problems: ProblemList): Document {
  if (unpacked.length === 0 && problems.toArray().length > 0) {
    return toDocument('unknown', {}, problems)
  }
  return readDecodedText(decodeText(unpacked), problems)
}
