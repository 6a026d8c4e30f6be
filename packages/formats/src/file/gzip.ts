import { MAX_FILE_MEGABYTES } from '../record/limits.ts'
import type { ProblemList } from '../record/problem-list.ts'

/** Whether the bytes begin as every gzip file does (RFC 1952, section 2.3.1). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** Of a file that is small as it came and too large once it is unpacked. */
export function addTooLargeUnpacked(problems: ProblemList): void {
  problems.add(1, 'tooLargeUnpacked', { megabytes: MAX_FILE_MEGABYTES })
}

/** Of a file that cannot be unpacked to its end, or behind which another is packed. */
export function addDamagedGzip(problems: ProblemList): void {
  problems.add(1, 'damagedGzip', {})
}
