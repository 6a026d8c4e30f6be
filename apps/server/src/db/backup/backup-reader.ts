import type { Readable } from 'node:stream'
import { BackupError } from './backup-file.ts'

const NEWLINE = 0x0a
const END_OF_ROWS = Buffer.from('\\.\n')

/** Reads lines, and sections of rows, from one stream. */
export interface BackupReader {
  line(): Promise<string>
  /** The rows up to the line with `\.`, in pieces of whole rows. */
  rows(): AsyncGenerator<Buffer>
}

export function createBackupReader(stream: Readable): BackupReader {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<void> {
    const next = await chunks.next()
    if (next.done === true) throw new BackupError('The backup ends in the middle')
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value])
  }

  async function line(): Promise<string> {
    let from = 0
    for (;;) {
      const end = rest.indexOf(NEWLINE, from)
      if (end >= 0) {
        const text = rest.toString('utf8', 0, end)
        rest = rest.subarray(end + 1)
        return text
      }
      from = rest.length
      await more()
    }
  }

  async function* rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = findEndOfRows(rest)
      if (end >= 0) {
        const last = rest.subarray(0, end)
        rest = rest.subarray(end + END_OF_ROWS.length)
        if (last.length > 0) yield last
        return
      }
      const whole = rest.lastIndexOf(NEWLINE) + 1
      if (whole > 0) {
        const piece = rest.subarray(0, whole)
        rest = rest.subarray(whole)
        yield piece
      }
      await more()
    }
  }

  return { line, rows }
}

/** Position of the line with `\.`; within a row, COPY writes a backslash as two. */
function findEndOfRows(buffer: Buffer): number {
  for (let at = buffer.indexOf(END_OF_ROWS); at >= 0; at = buffer.indexOf(END_OF_ROWS, at + 1)) {
    if (at === 0 || buffer[at - 1] === NEWLINE) return at
  }
  return -1
}
