import { statfs } from 'node:fs/promises'

/** Bytes of the disk that a folder is on. */
export interface Space {
  readonly free: number
  readonly size: number
}

/** Whether pictures, and what can be made again, may still be written beside the database. */
export interface Room {
  isLeft(): Promise<boolean>
}

/** So much is left to the database, which writes a log of all it does: 5 %, at most 512 MB. */
const RESERVE_PART = 0.05
const RESERVE_MAX_BYTES = 512 * 2 ** 20
/** Milliseconds for which it is believed that there is room; that there is none is asked every time. */
const BELIEVED_FOR = 5_000

/** @param probe asks how much is free; a disk that does not say is taken for an endless one */
export function watchRoom(
  folder: string,
  probe: (folder: string) => Promise<Space> = askDisk,
): Room {
  let believedUntil = -Infinity
  return {
    isLeft: async () => {
      if (performance.now() < believedUntil) return true
      const space = await probe(folder).catch(() => undefined)
      if (space !== undefined && space.free < reserveOf(space)) return false
      believedUntil = performance.now() + BELIEVED_FOR
      return true
    },
  }
}

export function reserveOf({ size }: Pick<Space, 'size'>): number {
  return Math.min(RESERVE_MAX_BYTES, size * RESERVE_PART)
}

async function askDisk(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
