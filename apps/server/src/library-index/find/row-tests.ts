import type { ConeRange } from '@glazy/ceramics/firing/cones'
import type { Chunk } from '#library-index/columns/chunk.ts'
import {
  createRowBits,
  intersect,
  type RowBits,
  type RowTest,
  unite,
  writeWhere,
} from './row-bits.ts'

const BYTE_VALUES = 256

export type ByteColumn = {
  [TName in keyof Chunk]: Chunk[TName] extends Uint8Array ? TName : never
}[keyof Chunk]

/** Rows by a column of which each figure is a byte. */
export function ofByte(name: ByteColumn, isWanted: (value: number) => boolean): RowTest {
  const table = Uint8Array.from({ length: BYTE_VALUES }, (_, value) => Number(isWanted(value)))
  return {
    key: `${name} ${Buffer.from(table).toString('latin1')}`,
    write: (chunk, bits) => writeWhere(chunk[name], table, bits),
  }
}

/** Rows of certain types. */
export function ofType(wanted: ReadonlySet<number>): RowTest {
  const table = new Uint8Array(1 + Math.max(0, ...wanted))
  for (const id of wanted) table[id] = 1
  return {
    key: `types ${[...wanted].join()}`,
    write: (chunk, bits) => writeWhere(chunk.typeIds, table, bits),
  }
}

/** Rows that are fired in a certain atmosphere, whatever others they are fired in. */
export function ofAtmosphere(atmosphere: number): RowTest {
  return ofByte('atmospheres', (each) => (each & (1 << (atmosphere - 1))) !== 0)
}

/** Rows that share a cone with a range: both of these tests. */
export function ofCones({ fromId, toId }: ConeRange): readonly [RowTest, RowTest] {
  return [
    ofByte('toConeIds', (id) => id !== 0 && id >= fromId),
    ofByte('fromConeIds', (id) => id <= toId),
  ]
}

/** Rows for which one of several things holds, each of which is several tests. */
export function either(alternatives: readonly (readonly RowTest[])[]): Pick<RowTest, 'write'> {
  return {
    write(chunk, bits) {
      for (const tests of alternatives) unite(bits, rowsOfAll(tests, chunk))
    },
  }
}

/** One alternative after the other is looked at, so they share the room. */
const [all, one] = [createRowBits(), createRowBits()]

function rowsOfAll(tests: readonly RowTest[], chunk: Chunk): RowBits {
  all.fill(0xffffffff)
  for (const { write } of tests) {
    one.fill(0)
    write(chunk, one)
    intersect(all, one)
  }
  return all
}
