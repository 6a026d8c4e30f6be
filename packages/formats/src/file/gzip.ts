import { MAX_FILE_BYTES } from '../record/limits.ts'
import type { ProblemList } from '../record/problem-list.ts'

/** Whether the bytes begin as every gzip file does (RFC 1952, section 2.3.1). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

export function addTooLargeUnpacked(problems: ProblemList): void {
  const megabytes = MAX_FILE_BYTES / 1024 / 1024
  problems.add(1, 'tooLarge', `The unpacked file is larger than ${megabytes} MB.`)
}

export function addDamagedGzip(problems: ProblemList): void {
  const message = 'The gzip file is damaged or incomplete and cannot be unpacked.'
  problems.add(1, 'damagedGzip', message)
}
