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
    return gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      addTooLargeUnpacked(problems)
    } else addDamagedGzip(problems)
    return new Uint8Array()
  }
}
