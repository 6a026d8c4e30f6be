import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { type LibraryColumns, versionOf } from '#library-index/columns/columns.ts'
import { rowsWith } from '#library-index/columns/postings.ts'
import { findVisible, isVisible } from '#library-index/visible.ts'
import { innerRecipesOf } from './makeable.ts'
import { type RowTest, setBit } from './row-bits.ts'
import { createShelf, seenAmong } from './shelf.ts'

/** One material that a recipe is to contain, or is not to. */
export interface IngredientWish {
  /** The material, or all that are called so. */
  readonly materialIds: readonly number[]
  readonly isWithout: boolean
}

/**
 * Recipes that contain a material in some way: itself, what it is a kind of, a kind of it or another
 * kind of the same, also inside a recipe that they contain. Without a material are those that
 * contain neither it nor a kind of it: its equivalents are what one takes instead.
 */
export function madeOf(columns: LibraryColumns, viewer: number, wish: IngredientWish): RowTest {
  let version: number | undefined
  let wanted = new Int32Array()
  return {
    // What recipes inside recipes consist of may change in another chunk.
    key: `made of ${wish.isWithout} ${viewer} ${versionOf(columns)} ${wish.materialIds.join()}`,
    write(chunk, bits) {
      if (version !== versionOf(columns)) {
        version = versionOf(columns)
        wanted = withInnerRecipes(columns, viewer, ingredientsOf(columns, viewer, wish))
      }
      const count = rowsWith(chunk.materials, wanted, rows)
      for (let at = 0; at < count; at += 1) setBit(bits, rows[at]!)
      if (wish.isWithout) for (let at = 0; at < bits.length; at += 1) bits[at] = ~bits[at]!
    },
  }
}

const rows = new Uint16Array(CHUNK_ROWS)

function ingredientsOf(
  columns: LibraryColumns,
  viewer: number,
  { materialIds, isWithout }: IngredientWish,
): Iterable<number> {
  // Whoever may not see a material may not learn who uses it, nor by what a search leaves out.
  const seen = seenAmong(columns, viewer, materialIds)
  if (!isWithout) return createShelf(columns, viewer, seen).ingredients()
  const own = new Set(seen)
  const found = new Set(own)
  for (const chunk of columns.chunks) addKinds(chunk, viewer, own, found)
  return found
}

function addKinds(
  chunk: Chunk,
  viewer: number,
  own: ReadonlySet<number>,
  found: Set<number>,
): void {
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    // As long as the chunk, both.
    if (own.has(chunk.parentIds[row]!) && isVisible(chunk, row, viewer)) found.add(chunk.ids[row]!)
  }
}

/** With the recipes that contain one of them; what is hidden from the viewer is not looked into. */
function withInnerRecipes(
  columns: LibraryColumns,
  viewer: number,
  ingredients: Iterable<number>,
): Int32Array<ArrayBuffer> {
  const found = new Set(ingredients)
  const inner = innerRecipesOf(columns)
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const [id, contents] of inner) {
      if (found.has(id) || !contents.some((each) => found.has(each))) continue
      if (findVisible(columns, id, viewer)) found.add(id)
    }
  }
  return Int32Array.from(found).sort()
}
