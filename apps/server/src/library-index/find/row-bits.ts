import { LRUCache } from 'lru-cache'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { shortKey } from './short-key.ts'

/** One bit for each row of a chunk. */
export type RowBits = Uint32Array

const WORD_BITS = 32
const WORDS = CHUNK_ROWS / WORD_BITS

/** Room for a set of rows, with none in it. */
export function createRowBits(): RowBits {
  return new Uint32Array(WORDS)
}

export function setBit(bits: RowBits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function clearBit(bits: RowBits, row: number): void {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

export function hasBit(bits: RowBits, row: number): boolean {
  return bitAt(bits, row) === 1
}

/** 1 for a row of the set, else 0. */
export function bitAt(bits: RowBits, row: number): number {
  return (bits[row >>> 5]! >>> (row & 31)) & 1
}

export function hasAny(bits: RowBits): boolean {
  for (let at = 0; at < WORDS; at += 1) if (bits[at] !== 0) return true
  return false
}

/** Leaves those rows that are in the other set too. */
export function intersect(bits: RowBits, other: RowBits): void {
  for (let at = 0; at < WORDS; at += 1) bits[at]! &= other[at]!
}

/** Adds the rows of the other set. */
export function unite(bits: RowBits, other: RowBits): void {
  for (let at = 0; at < WORDS; at += 1) bits[at]! |= other[at]!
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

/**
 * What is remembered at most of each sort: at a million items a set of rows takes an eighth of a
 * megabyte. Words are of a sort of their own, since nearly everybody types others.
 */
const KEPT_MAX = 200
/** An order of a million items takes two megabytes. */
const KEPT_ORDERS_MAX = 24

/** Remembers what was found in the chunks of one library, each for as long as it does not change. */
export interface Kept {
  /**
   * Reads something of chunks, or remembers it.
   *
   * @param key says what is read, in the same words whenever it is the same; undefined for what is
   *   not worth remembering
   */
  words<TFound extends object>(
    key: string | undefined,
    read: (chunk: Chunk) => TFound,
  ): (chunk: Chunk) => TFound
  /** Rows in an order, read or remembered in the same way. */
  orders(key: string, read: (chunk: Chunk) => Uint16Array): (chunk: Chunk) => Uint16Array
  /** The rows that a test holds for, read or remembered in the same way. */
  rows(test: RowTest): (chunk: Chunk) => RowBits
  /** Room for sets of rows, by number, which one search after the other shares. */
  room(number: number): RowBits
}

export function createKept(): Kept {
  const rooms: RowBits[] = []
  const ofRows = createReaders(KEPT_MAX)
  return {
    room: (number) => (rooms[number] ??= createRowBits()),
    words: createReaders(KEPT_MAX),
    orders: createReaders(KEPT_ORDERS_MAX),
    rows: ({ key, write }) =>
      ofRows(key, (chunk) => {
        const bits = createRowBits()
        write(chunk, bits)
        return bits
      }),
  }
}

function createReaders(max: number): Kept['words'] {
  const kept = new LRUCache<string, { version: number; found: object }[]>({ max })
  return <TFound extends object>(asked: string | undefined, read: (chunk: Chunk) => TFound) => {
    if (asked === undefined) return read
    const key = shortKey(asked)
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
  }
}
