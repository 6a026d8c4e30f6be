import { gunzipSync } from 'node:zlib'
import { MAX_FILE_BYTES } from './limits.ts'
import type { ProblemList } from './problem-list.ts'

/** Whether the bytes begin as every gzip file does (RFC 1952, section 2.3.1). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/**
 * Unpacks a gzip file; what it would unpack to is limited, so a small file cannot fill the memory.
 * A damaged or too large file gives no bytes and one problem.
 */
export function gunzip(bytes: Uint8Array, problems: ProblemList): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      const megabytes = MAX_FILE_BYTES / 1024 / 1024
      problems.add(1, 'tooLarge', `The unpacked file is larger than ${megabytes} MB.`)
    } else {
      problems.add(
        1,
        'damagedGzip',
        'The gzip file is damaged or incomplete and cannot be unpacked.',
      )
    }
    return new Uint8Array()
  }
}
