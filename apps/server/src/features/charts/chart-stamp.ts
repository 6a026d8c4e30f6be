import type { IndexStamp } from '#library-index/library-index.ts'

/** A moment in the life of the library, as a file of points carries it. */
export function formatStamp({ place, horizon, readAt }: IndexStamp): string {
  return `${place}.${horizon}.${readAt}`
}

const STAMP = /^(\d{1,10})\.(\d{1,20})\.(\d{1,15})$/
/** Transactions are counted in 64 bits. */
const HORIZON_MAX = 2n ** 64n

/** Reads what {@link formatStamp} writes; anything else stands for no moment at all. */
export function parseStamp(text: string): IndexStamp | undefined {
  const [, place, horizon, readAt] = STAMP.exec(text) ?? []
  if (place === undefined || horizon === undefined || readAt === undefined) return undefined
  if (BigInt(horizon) >= HORIZON_MAX) return undefined
  return { place, horizon, readAt: Number(readAt) }
}
