import type { Document } from '../record/document.ts'
import { gunzip } from './gunzip.ts'
import { isGzip } from './gzip.ts'
import { createProblemList } from '../record/problem-list.ts'
import { readUnpacked, refuseTooLarge } from './read-unpacked.ts'

/**
 * Reads a file of any known kind, packed with gzip or not, in any encoding of `decodeText`; its kind
 * is recognised by content. Never throws: what is not understood is listed in `problems`.
 *
 * @example readDocument(await readFile('glazes.glz')).recipes.length // 626
 */
export function readDocument(bytes: Uint8Array): Document {
  const problems = createProblemList()
  return (
    refuseTooLarge(bytes, problems) ??
    readUnpacked(isGzip(bytes) ? gunzip(bytes, problems) : bytes, problems)
  )
}
