import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { type Chunk, joinChunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { createColourColumn } from '#library-index/columns/colour-column.ts'
import {
  type ArrayKind,
  COLUMN_NAMES,
  COLUMNS,
  type ColumnArrays,
  type Figures,
} from '#library-index/columns/column-table.ts'
import { createNameColumn } from '#library-index/columns/name-column.ts'
import { createPostings } from '#library-index/columns/postings.ts'
import type { Sorted } from '#library-index/columns/sorted-postings.ts'

type Numbers = Figures | Uint16Array

/** Numbers of eight bytes stand at multiples of eight. */
const ALIGNMENT = 8

/** All arrays of a chunk, one after the other, each with its length before it. */
export function packChunk(chunk: Chunk): Uint8Array {
  const names = chunk.names.save()
  const arrays: readonly Numbers[] = [
    ...COLUMN_NAMES.map((name) => chunk[name]),
    ...chunk.percent.map((column) => column ?? NOTHING),
    names.lengths,
    names.bytes,
    chunk.labs.save(),
    ...[chunk.words, chunk.otherNames, chunk.materials, chunk.tags].flatMap((postings) => {
      const { words, starts, rows } = postings.settle()
      return [words, starts, rows]
    }),
  ]
  const sizes = arrays.map(({ byteLength }) => ALIGNMENT + aligned(byteLength))
  const packed = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
  const view = new DataView(packed.buffer)
  let at = 0
  for (const [index, { buffer, byteOffset, byteLength }] of arrays.entries()) {
    view.setUint32(at, byteLength, true)
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at + ALIGNMENT)
    at += sizes[index] ?? 0
  }
  return packed
}

const NOTHING = new Float64Array()

/** The chunk that {@link packChunk} has packed; its columns are the bytes that are given. */
export function unpackChunk(number: number, packed: Buffer<ArrayBuffer>): Chunk {
  let at = 0
  const next = <TNumbers>(kind: ArrayKind<TNumbers>): TNumbers => {
    const length = packed.readUInt32LE(at)
    const start = at + ALIGNMENT
    at = start + aligned(length)
    return new kind(packed.buffer, packed.byteOffset + start, length / kind.BYTES_PER_ELEMENT)
  }
  const arrays = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, next<Figures>(COLUMNS[name].kind)]),
  ) as unknown as ColumnArrays
  const percent = OXIDES.map(() => {
    const column = next(Float64Array)
    return column.length === CHUNK_ROWS ? column : undefined
  })
  const names = createNameColumn({ lengths: next(Uint16Array), bytes: next(Uint8Array) })
  const labs = createColourColumn(next(Float64Array))
  const sorted = (): Sorted => ({
    words: next(Int32Array),
    starts: next(Int32Array),
    rows: next(Uint16Array),
  })
  const words = createPostings(sorted())
  const otherNames = createPostings(sorted())
  const materials = createPostings(sorted())
  const tags = createPostings(sorted())
  return joinChunk(number, arrays, { names, words, otherNames, materials, tags, labs, percent })
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}
