import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '#platform/operator-error.ts'

/**
 * A backup is a file of three parts: a mark, a gzip stream, and the SHA-256 of everything before
 * it. The stream holds lines: a header; for each table a line that names it, its rows as
 * PostgreSQL's COPY writes them as text, and a line with `\.`; at the end a line of totals.
 */
export const MARK = Buffer.from('GLAZY BACKUP 1\n')
const HASH_BYTES = 32

export interface BackupHeader {
  readonly createdAt: string
  readonly release: string
  /** Version of the PostgreSQL that it was made from, for information. */
  readonly postgres: string
  /** Migrations that the schema had, in order. */
  readonly migrations: readonly string[]
}

/** Line before the rows of a table. */
export interface TableHeader {
  readonly table: string
  readonly columns: readonly string[]
}

/** Last line. */
export interface BackupTotals {
  readonly rows: Readonly<Record<string, number>>
  readonly sequences: Readonly<Record<string, SequenceState>>
}

export interface SequenceState {
  readonly last: string
  readonly isCalled: boolean
}

/** A backup that cannot be made or used; the message is the one line to print. */
export class BackupError extends OperatorError {
  override readonly name = 'BackupError'
}

/**
 * Reads the whole file and compares its hash, before anything is done with what it says.
 *
 * @throws BackupError when it is no backup, or not the whole of one, or not what was written
 */
export async function verifyBackup(path: string): Promise<void> {
  const { size } = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be read (${cause.code ?? cause.message})`, { cause })
  })
  const file = await open(path)
  try {
    const mark = Buffer.alloc(MARK.length)
    await file.read(mark, 0, mark.length, 0)
    if (!mark.equals(MARK)) throw new BackupError(`${path} is not a backup made by this command`)
    const end = size - HASH_BYTES
    if (end <= MARK.length) throw new BackupError(`${path} is not complete`)
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(path, { end: end - 1 })) hash.update(chunk as Buffer)
    const written = Buffer.alloc(HASH_BYTES)
    await file.read(written, 0, HASH_BYTES, end)
    if (!hash.digest().equals(written)) {
      throw new BackupError(`${path} is damaged or not complete; nothing was changed`)
    }
  } finally {
    await file.close()
  }
}

/** The lines of a verified backup. */
export async function openBackup(path: string): Promise<Readable> {
  const { size } = await stat(path)
  const packed = createReadStream(path, { start: MARK.length, end: size - HASH_BYTES - 1 })
  const gunzip = createGunzip()
  packed.on('error', (error) => gunzip.destroy(error))
  return packed.pipe(gunzip)
}
