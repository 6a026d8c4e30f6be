import { gunzipSync } from 'node:zlib'
import { addDamagedGzip, addTooLargeUnpacked } from './gzip.ts'
import { MAX_FILE_BYTES } from '../record/limits.ts'
import type { ProblemList } from '../record/problem-list.ts'

/**
 * Unpacks a gzip file; what it would unpack to is limited, so a small file cannot fill the memory.
 * A damaged or too large file gives no bytes and one problem.
 */
export function gunzip(bytes: Uint8Array, problems: ProblemList): Uint8Array {
  try {
    const unpacked = gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES })
    if (statedLength(bytes) === unpacked.length) return unpacked
    // Another file is packed behind it, which no browser reads.
    addDamagedGzip(problems)
    return new Uint8Array()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      addTooLargeUnpacked(problems)
    } else addDamagedGzip(problems)
    return new Uint8Array()
  }
}

/** What the last packed file is said to unpack to, in bytes (RFC 1952, section 2.3.1). */
function statedLength(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(
    bytes.length - 4,
    true,
  )
}
