import { type Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { KINDS } from '#library-index/columns/column-table.ts'
import { IN_OTHER_NAMES } from '#library-index/columns/postings.ts'
import type { Pass } from './find-hits.ts'
import { hasAny, hasBit, type RowBits } from './row-bits.ts'
import { ofByte } from './row-tests.ts'
import type { WordChoice } from './holders.ts'

/** Shorter words begin too many names: every other recipe would hold them. */
const SHORTEST = 3

const PRIMITIVE = KINDS.indexOf('primitive')
const IS_RAW = ofByte('kinds', (kind) => kind === PRIMITIVE)

/** The raw materials in whose names a word begins, of those that everybody may see. */
export function ingredientsCalled(
  { columns, kept }: Pass,
  word: string,
  choice: WordChoice,
): Int32Array {
  if (word.length < SHORTEST || choice.length === 0) return NONE
  const rawMaterials = kept.rows(IS_RAW)
  const read = kept.words(`ingredients ${word}`, (chunk) =>
    materialsIn(chunk, rawMaterials(chunk), choice),
  )
  const found = columns.chunks.map(read).filter(({ length }) => length > 0)
  return Int32Array.from(found.flatMap((ids) => [...ids])).sort()
}

const NONE = new Int32Array()

/** One chunk after the other is read, so they share the room. */
const best = new Uint8Array(CHUNK_ROWS)
const rows = new Uint16Array(CHUNK_ROWS)

function materialsIn(chunk: Chunk, rawMaterials: RowBits, choice: WordChoice): Int32Array {
  if (!hasAny(rawMaterials)) return NONE
  best.fill(0)
  const count = chunk.words.findRows(choice, best, rows)
  const isMaterial = (row: number) =>
    hasBit(rawMaterials, row) && chunk.isHidden[row] === 0 && best[row]! >= IN_OTHER_NAMES
  return Int32Array.from(rows.subarray(0, count).filter(isMaterial), (row) => chunk.ids[row] ?? 0)
}
