import type { SnapshotStamp } from '#library-index/snapshot/snapshot.ts'

/** A moment in the life of the library, as a file of points carries it. */
export function formatStamp({ place, horizon }: SnapshotStamp): string {
  return `${place}.${horizon}`
}

const STAMP = /^([\da-f-]{1,200})\.(\d{1,20})$/
/** Transactions are counted in 64 bits. */
const HORIZON_MAX = 2n ** 64n

/** Reads what {@link formatStamp} writes; anything else stands for no moment at all. */
export function parseStamp(text: string): SnapshotStamp | undefined {
  const [, place, horizon] = STAMP.exec(text) ?? []
  if (place === undefined || horizon === undefined) return undefined
  if (BigInt(horizon) >= HORIZON_MAX) return undefined
  return { place, horizon }
}
