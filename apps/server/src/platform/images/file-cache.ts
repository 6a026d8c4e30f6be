import type { Stats } from 'node:fs'
import { open, readdir, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Room } from '#platform/room.ts'
import { ABANDONED_AFTER, UNFINISHED, writeWholeFile } from '#platform/whole-file.ts'

/** Files that can be made again, as many as fit. */
export interface FileCache {
  read(name: string): Promise<Buffer | undefined>
  /** Keeps a file if that is possible; a cache that cannot write is only slower. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Forgets all files of a folder. */
  removeFolder(name: string): Promise<void>
  /** Resolves when nothing is being written or removed. */
  settled(): Promise<void>
}

export interface FileCacheOptions {
  readonly folder: string
  readonly maxBytes: number
  /** Nothing is kept where the disk has no room left; endless without it. */
  readonly room?: Room
  readonly onFault: (error: unknown) => void
  /** Milliseconds within which a second use of a file is not noted; an hour without it. */
  readonly noteAfter?: number
}

/** Room is made when so much of the whole has been written since the last time. */
const WRITTEN_PART = 1 / 16
/** How much of the whole is left when room has been made. */
const KEPT_PART = 7 / 8
const HOUR = 3_600_000

/**
 * A cache without a memory of its own: the folder says all, so that it outlives the process, and
 * several processes may share it. What was used longest ago goes first; the time of a file's last
 * use is the time of its last change.
 */
export function createFileCache(options: FileCacheOptions): FileCache {
  const { folder, maxBytes, room, onFault, noteAfter = HOUR } = options
  const running = new Set<Promise<void>>()
  // The first write looks at what an earlier process has left.
  let written = maxBytes
  let isMakingRoom = false

  /** Work that nobody waits for; what goes wrong is told, not thrown. */
  function run(work: () => Promise<void>): Promise<void> {
    const promise = work()
      .catch(onFault)
      .finally(() => running.delete(promise))
    running.add(promise)
    return promise
  }

  async function makeRoom(): Promise<void> {
    if (isMakingRoom || written < maxBytes * WRITTEN_PART) return
    isMakingRoom = true
    written = 0
    try {
      await evict(folder, maxBytes)
    } finally {
      isMakingRoom = false
    }
    // Much may have been written meanwhile.
    await makeRoom()
  }

  return {
    read: async (name) => {
      const path = join(folder, name)
      const file = await open(path, 'r').catch(unlessMissing)
      if (file === undefined) return undefined
      try {
        const { mtimeMs } = await file.stat()
        if (Date.now() - mtimeMs > noteAfter) {
          const now = new Date()
          void run(() => utimes(path, now, now).catch(unlessMissing))
        }
        return await file.readFile()
      } finally {
        await file.close()
      }
    },
    write: (name, bytes) =>
      run(async () => {
        if ((await room?.isLeft()) === false) return
        await writeWholeFile(join(folder, name), bytes)
        written += bytes.length
        await makeRoom()
      }),
    removeFolder: (name) => run(() => rm(join(folder, name), { recursive: true, force: true })),
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

interface CachedFile {
  readonly path: string
  readonly bytes: number
  readonly usedAt: number
}

/** Removes what was used longest ago until the rest is well below `maxBytes`. */
async function evict(folder: string, maxBytes: number): Promise<void> {
  const files: CachedFile[] = []
  let total = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found: Stats | undefined = await stat(path).catch(unlessMissing)
    if (found === undefined) continue
    if (entry.name.endsWith(UNFINISHED)) {
      if (Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(path, { force: true })
      continue
    }
    total += found.size
    files.push({ path, bytes: found.size, usedAt: found.mtimeMs })
  }
  if (total <= maxBytes * (1 - WRITTEN_PART)) return
  for (const { path, bytes } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes * KEPT_PART) return
    await rm(path, { force: true })
    total -= bytes
    // Fails for a folder in which something is left.
    await rmdir(dirname(path)).catch(() => undefined)
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
