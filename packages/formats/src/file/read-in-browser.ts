import type { Document } from '../record/document.ts'
import { gunzipStream } from './gunzip-stream.ts'
import { isGzip } from './gzip.ts'
import { createProblemList } from '../record/problem-list.ts'
import { readUnpacked, refuseTooLarge } from './read-unpacked.ts'

/** As `readDocument`, where there is no Node: in a browser or its worker. */
export async function readInBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<Document> {
  const problems = createProblemList()
  return (
    refuseTooLarge(bytes, problems) ??
    readUnpacked(isGzip(bytes) ? await gunzipStream(bytes, problems) : bytes, problems)
  )
}
