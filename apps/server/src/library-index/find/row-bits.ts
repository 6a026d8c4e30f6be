import { LRUCache } from 'lru-cache'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'

/** One bit for each row of a chunk. */
export type RowBits = Uint32Array

const WORD_BITS = 32
const WORDS = CHUNK_ROWS / WORD_BITS

function createRowBits(): RowBits {
  return new Uint32Array(WORDS)
}

export function setBit(bits: RowBits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function clearBit(bits: RowBits, row: number): void {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

export function hasBit(bits: RowBits, row: number): boolean {
  return ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1
}

/** Leaves those rows that are in the other set too. */
export function intersect(bits: RowBits, other: RowBits): void {
  for (let at = 0; at < WORDS; at += 1) bits[at]! &= other[at]!
}

export function countBits(bits: RowBits): number {
  let count = 0
  for (let at = 0; at < WORDS; at += 1) {
    let word = bits[at]!
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Writes the rows of a set in rising order, and tells how many they are. */
export function listRows(bits: RowBits, into: Uint16Array): number {
  let count = 0
  for (let at = 0; at < WORDS; at += 1) {
    for (let word = bits[at]!; word !== 0; word &= word - 1) {
      into[count++] = at * WORD_BITS + 31 - Math.clz32(word & -word)
    }
  }
  return count
}

/** Which rows something holds for. */
export interface RowTest {
  /** Says what is tested, in the same words whenever it is the same; undefined for what is not kept. */
  readonly key?: string
  /** Sets the bits of the rows it holds for; all are 0 before. */
  readonly write: (chunk: Chunk, bits: RowBits) => void
}

/** Sets the bits of all rows for which `wanted` gives 1 at the value of their column. */
export function writeWhere(
  column: Uint8Array | Int32Array,
  wanted: Uint8Array,
  bits: RowBits,
): void {
  for (let at = 0; at < WORDS; at += 1) {
    let word = 0
    for (let bit = 0; bit < WORD_BITS; bit += 1) {
      word |= (wanted[column[at * WORD_BITS + bit]!] ?? 0) << bit
    }
    bits[at] = word
  }
}

/** What is remembered at most: at a million items a set of rows takes an eighth of a megabyte. */
const KEPT_MAX = 200

/** Remembers what was found in the chunks of one library, each for as long as it does not change. */
export interface Kept {
  /**
   * Reads something of chunks, or remembers it.
   *
   * @param key says what is read, in the same words whenever it is the same; undefined for what is
   *   not worth remembering
   */
  reader<TFound extends object>(
    key: string | undefined,
    read: (chunk: Chunk) => TFound,
  ): (chunk: Chunk) => TFound
  /** Room for sets of rows, by number, which one search after the other shares. */
  room(number: number): RowBits
}

export function createKept(): Kept {
  const kept = new LRUCache<string, { version: number; found: object }[]>({ max: KEPT_MAX })
  const rooms: RowBits[] = []
  return {
    room: (number) => (rooms[number] ??= createRowBits()),
    reader<TFound extends object>(key: string | undefined, read: (chunk: Chunk) => TFound) {
      if (key === undefined) return read
      const known = kept.get(key) ?? []
      kept.set(key, known)
      return (chunk: Chunk) => {
        const before = known[chunk.number]
        // The same key is always read in the same way.
        if (before?.version === chunk.version) return before.found as TFound
        const found = read(chunk)
        known[chunk.number] = { version: chunk.version, found }
        return found
      }
    },
  }
}

/** The rows that a test holds for. */
export function rowsFor({ write }: RowTest): (chunk: Chunk) => RowBits {
  return (chunk) => {
    const bits = createRowBits()
    write(chunk, bits)
    return bits
  }
}
