import { LRUCache } from 'lru-cache'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'

/** One bit for each row of a chunk. */
export type RowBits = Uint32Array

const WORD_BITS = 32
const WORDS = CHUNK_ROWS / WORD_BITS

export function createRowBits(): RowBits {
  return new Uint32Array(WORDS)
}

export function setBit(bits: RowBits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function hasBit(bits: RowBits, row: number): boolean {
  return ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1
}

/** Leaves those rows that are in the other set too. */
export function intersect(bits: RowBits, other: RowBits): void {
  for (let at = 0; at < WORDS; at += 1) bits[at]! &= other[at]!
}

/** Leaves those of the first `count` rows of a list that are in the set; tells how many. */
export function keepIn(bits: RowBits, list: Uint16Array, count: number): number {
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = list[at]!
    list[kept] = row
    kept += (bits[row >>> 5]! >>> (row & 31)) & 1
  }
  return kept
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

/** Tests whose rows are remembered: at a million items each takes an eighth of a megabyte. */
const KEPT_TESTS = 200

/** Remembers the rows of tests in one library, each for as long as its chunk does not change. */
export interface KeptBits {
  /** Reads the rows of a test, chunk by chunk; they are not to be changed. */
  reader(test: RowTest): (chunk: Chunk) => RowBits
}

export function createKeptBits(): KeptBits {
  const kept = new LRUCache<string, ReturnType<KeptBits['reader']>>({ max: KEPT_TESTS })
  return {
    reader(test) {
      const known = test.key === undefined ? undefined : kept.get(test.key)
      if (known !== undefined) return known
      const read = test.key === undefined ? readerOf(test) : keepingReader(readerOf(test))
      if (test.key !== undefined) kept.set(test.key, read)
      return read
    },
  }
}

function readerOf({ write }: RowTest): (chunk: Chunk) => RowBits {
  return (chunk) => {
    const bits = createRowBits()
    write(chunk, bits)
    return bits
  }
}

function keepingReader(read: (chunk: Chunk) => RowBits): (chunk: Chunk) => RowBits {
  const kept: { readonly version: number; readonly bits: RowBits }[] = []
  return (chunk) => {
    const known = kept[chunk.number]
    if (known?.version === chunk.version) return known.bits
    const bits = read(chunk)
    kept[chunk.number] = { version: chunk.version, bits }
    return bits
  }
}
