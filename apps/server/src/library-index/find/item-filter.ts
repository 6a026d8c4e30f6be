import type { ConeRange } from '@glazy/ceramics/firing/cones'
import type { FigureRange } from '@glazy/contract/ranges'
import { keepByAxis } from '#library-index/columns/axis-sieve.ts'
import { createAxisReader } from '#library-index/columns/axis-values.ts'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { findTag } from '#library-index/columns/item-words.ts'
import { type Postings, rowsWith } from '#library-index/columns/postings.ts'
import { isVisible } from '#library-index/visible.ts'
import type { IdSet } from './id-set.ts'
import { type IngredientWish, madeOf } from './made-of.ts'
import { makeable, type MakeableWish } from './makeable.ts'
import { clearBit, type RowTest, setBit } from './row-bits.ts'
import { type ByteColumn, ofAtmosphere, ofByte, ofCones, ofType } from './row-tests.ts'

/** What items are looked for; all of it must hold. */
export interface ItemFilter {
  /** Who is looking; see `viewerId`. */
  readonly viewer: number
  readonly ranges?: readonly FigureRange[]
  /** Places of kinds in `KINDS`. */
  readonly kinds?: ReadonlySet<number>
  readonly ownerIds?: ReadonlySet<number>
  readonly typeIds?: ReadonlySet<number>
  /** The range of cones that an item must share a cone with. */
  readonly cones?: ConeRange
  readonly atmosphere?: number
  /** Figures that an item must have, where one is given: two in one column find nothing. */
  readonly equal?: readonly (readonly [ByteColumn, number | boolean | undefined])[]
  /** Folded tags, all of which an item must have. */
  readonly tags?: readonly string[]
  /** Materials that an item must contain, all of them. */
  readonly materialIds?: readonly number[]
  readonly base?: number
  readonly composition?: number
  /** The only items that count: those in all of these sets. */
  readonly within?: readonly IdSet[]
  readonly exceptIds?: IdSet
  /** The one item that is compared with the others. */
  readonly exceptId?: number
  /** Recipes that can be made of what somebody has, or of what is named: of each list. */
  readonly makeable?: readonly MakeableWish[]
  /** What recipes are to contain, and what not. */
  readonly ingredients?: readonly IngredientWish[]
}

/** A filter as tests of rows; ranges are looked at last, in what these leave. */
export function testsOf(filter: ItemFilter, columns: LibraryColumns): RowTest[] {
  const tests = [visible(filter.viewer)]
  const { kinds, typeIds, ownerIds, cones, atmosphere, base, composition } = filter
  const { exceptIds, exceptId } = filter
  if (ownerIds) tests.push(among('ownerIds', ownerIds))
  if (kinds) tests.push(ofByte('kinds', (kind) => kinds.has(kind)))
  if (typeIds) tests.push(ofType(typeIds))
  if (cones) tests.push(...ofCones(cones))
  if (atmosphere !== undefined) tests.push(ofAtmosphere(atmosphere))
  for (const [name, wanted] of filter.equal ?? []) {
    if (wanted !== undefined) tests.push(ofByte(name, (value) => value === Number(wanted)))
  }
  for (const tag of filter.tags ?? []) tests.push(tagged(columns, tag))
  for (const id of filter.materialIds ?? []) tests.push(containing(id))
  if (base !== undefined) tests.push(ofSame('bases', base))
  if (composition !== undefined) tests.push(ofSame('compositions', composition))
  for (const ids of filter.within ?? []) tests.push(inSet(ids))
  if (exceptIds) tests.push(each((chunk, row) => !exceptIds.has(chunk.ids[row]!)))
  if (exceptId !== undefined) tests.push(except(columns, exceptId))
  for (const wish of filter.makeable ?? []) tests.push(makeable(columns, wish))
  for (const wish of filter.ingredients ?? []) tests.push(madeOf(columns, filter.viewer, wish))
  return tests
}

function visible(viewer: number): RowTest {
  const test = each((chunk, row) => isVisible(chunk, row, viewer))
  return { ...test, key: `visible ${viewer}` }
}

function among(name: 'ownerIds', wanted: ReadonlySet<number>): RowTest {
  const [only] = wanted
  const isWanted = wanted.size === 1 ? (id: number) => id === only : (id: number) => wanted.has(id)
  const test = each((chunk, row) => isWanted(chunk[name][row]!))
  return { ...test, key: `${name} ${[...wanted].join()}` }
}

function containing(id: number): RowTest {
  return { write: (chunk, bits) => setPosted(chunk.materials, id, bits) }
}

/** A tag may get its number while a filter is at work: then it is in what comes next. */
function tagged(columns: LibraryColumns, tag: string): RowTest {
  return {
    write(chunk, bits) {
      const number = findTag(tag, columns.vocabulary)
      if (number !== undefined) setPosted(chunk.tags, number, bits)
    },
  }
}

function setPosted(postings: Postings, number: number, bits: Uint32Array): void {
  const count = rowsWith(postings, Int32Array.of(number), rows)
  for (let at = 0; at < count; at += 1) setBit(bits, rows[at]!)
}

const rows = new Uint16Array(CHUNK_ROWS)

/** Few items are the same in that: a plain look at all of them, which is not worth remembering. */
function ofSame(name: 'bases' | 'compositions', wanted: number): RowTest {
  return {
    write(chunk, bits) {
      const column = chunk[name]
      for (let row = 0; row < CHUNK_ROWS; row += 1) if (column[row] === wanted) setBit(bits, row)
    },
  }
}

function except(columns: LibraryColumns, id: number): RowTest {
  return {
    write(chunk, bits) {
      bits.fill(0xffffffff)
      const found = columns.find(id)
      if (found?.chunk === chunk) clearBit(bits, found.row)
    },
  }
}

function inSet(ids: IdSet): RowTest {
  const test = each((chunk, row) => ids.has(chunk.ids[row]!))
  return ids.key === undefined ? test : { ...test, key: ids.key }
}

function each(holds: (chunk: Chunk, row: number) => boolean): RowTest {
  return {
    write(chunk, bits) {
      for (let row = 0; row < CHUNK_ROWS; row += 1) if (holds(chunk, row)) setBit(bits, row)
    },
  }
}

/** Leaves those rows of a list that are in a range: what `isInRange` says, a million times quickly. */
export function keepRange(
  chunk: Chunk,
  { axis, min, max }: FigureRange,
  list: Uint16Array,
  count: number,
): number {
  const low = min === undefined ? -Infinity : Math.fround(min)
  const high = max === undefined ? Infinity : Math.fround(max)
  const valueAt = createAxisReader(chunk, axis)
  // What has no such figure is in no range: each comparison with it is false.
  const isInRange = (row: number) => {
    const figure = Math.fround(valueAt(row))
    return figure >= low && figure <= high
  }
  return keepByAxis(chunk, { axis, low, high }, isInRange, list, count)
}
