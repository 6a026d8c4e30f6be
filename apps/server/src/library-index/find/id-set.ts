/** Items that are named one by one. */
export interface IdSet {
  /** The same for the same items, where they are worth remembering. */
  readonly key?: string
  has(id: number): boolean
}

/** Ids of items in no order. */
export type FoundIds = readonly number[] | Int32Array

/** One bit for each id from 0 on, the lowest bit of a byte first. */
export function idBits(ids: FoundIds): Buffer {
  let largestId = 0
  for (const id of ids) if (id > largestId) largestId = id
  const bits = Buffer.alloc((largestId >> 3) + 1)
  for (const id of ids) bits[id >> 3]! |= 1 << (id & 7)
  return bits
}
