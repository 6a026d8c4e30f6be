import { decodeText } from './decode.ts'
import type { Document } from './document.ts'
import { gunzip, isGzip } from './gunzip.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { createProblemList } from './problem-list.ts'
import { readDecodedText, toDocument } from './read-text.ts'

/**
 * Reads a file of any known kind, packed with gzip or not, in any encoding of {@link decodeText};
 * its kind is recognised by content. Never throws: what is not understood is listed in `problems`.
 *
 * @example readDocument(await readFile('glazes.glz')).recipes.length // 626
 */
export function readDocument(bytes: Uint8Array): Document {
  const problems = createProblemList()
  if (bytes.length > MAX_FILE_BYTES) {
    const megabytes = MAX_FILE_BYTES / 1024 / 1024
    problems.add(1, 'tooLarge', `The file is larger than ${megabytes} MB.`)
    return toDocument('unknown', {}, problems)
  }
  const unpacked = isGzip(bytes) ? gunzip(bytes, problems) : bytes
  if (unpacked.length === 0 && bytes.length > 0 && problems.toArray().length > 0) {
    return toDocument('unknown', {}, problems)
  }
  return readDecodedText(decodeText(unpacked), problems)
}
