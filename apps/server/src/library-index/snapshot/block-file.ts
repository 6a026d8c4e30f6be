import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Bytes before each block: its length and its checksum. */
const HEAD = 8

/**
 * Writes blocks into a file, each with its length and checksum. The file has its name only when it
 * is whole; two processes that write the same one do not meet.
 */
export async function writeBlocks(path: string, blocks: Iterable<Uint8Array>): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    for (const block of blocks) {
      const head = Buffer.alloc(HEAD)
      head.writeUInt32LE(block.length, 0)
      head.writeUInt32LE(crc32(block), 4)
      await file.writev([head, block])
    }
    await file.datasync()
    await file.close()
    await rename(unfinished, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Reads what {@link writeBlocks} has written, one block after the other. */
export interface BlockReader {
  /** @throws Error where the file ends, or a block is not what was written */
  next(): Promise<Buffer<ArrayBuffer>>
  close(): Promise<void>
}

/** @returns undefined where there is no such file */
export async function openBlocks(path: string): Promise<BlockReader | undefined> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })
  if (file === undefined) return undefined
  const { size } = await file.stat()
  let at = 0
  return {
    async next() {
      const head = await readWhole(file, HEAD, at, size)
      const block = await readWhole(file, head.readUInt32LE(0), at + HEAD, size)
      if (crc32(block) !== head.readUInt32LE(4)) throw new Error(`A block of ${path} is damaged`)
      at += HEAD + block.length
      return block
    },
    close: () => file.close(),
  }
}

async function readWhole(
  file: FileHandle,
  length: number,
  position: number,
  size: number,
): Promise<Buffer<ArrayBuffer>> {
  if (position + length > size) throw new Error('The file ends too early')
  // On a place of its own, so that figures in it stand where a processor reads them.
  const block = Buffer.from(new ArrayBuffer(length))
  const { bytesRead } = await file.read(block, 0, length, position)
  if (bytesRead !== length) throw new Error('The file ends too early')
  return block
}
