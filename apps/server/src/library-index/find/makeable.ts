import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { KINDS } from '#library-index/columns/column-table.ts'
import { type LibraryColumns, versionOf } from '#library-index/columns/columns.ts'
import { postedRow } from '#library-index/columns/sorted-postings.ts'
import { findVisible } from '#library-index/visible.ts'
import { findInnerRecipes, type InnerRecipes } from './inner-recipes.ts'
import { perVersion } from './per-version.ts'
import { type RowTest, setBit } from './row-bits.ts'
import { createShelf, type OnShelf, seenAmong, type Shelf } from './shelf.ts'

/** What is to be made, of what. */
export interface MakeableWish {
  /** Whose shelf it is; see `viewerId`. */
  readonly viewer: number
  /** Materials of the shelf, in rising order. */
  readonly shelf: readonly number[]
  /** Whether the viewer really has them: what is only named must be visible. */
  readonly isOwn: boolean
  /** How many ingredients may be missing. */
  readonly missing: number
}

/** An ingredient of a recipe, and how it is on the shelf. */
export interface NeededIngredient {
  readonly id: number
  readonly found: OnShelf | undefined
}

/** Recipes that can be made from a shelf, but for so many ingredients. */
export function makeable(columns: LibraryColumns, wish: MakeableWish): RowTest {
  const { viewer, shelf, isOwn, missing } = wish
  const version = versionOf(columns)
  let prepared: Prepared | undefined
  return {
    // What recipes inside recipes consist of may change in another chunk.
    key: `makeable ${missing} ${isOwn} ${viewer} ${version} ${shelf.join()}`,
    write(chunk, bits) {
      if (prepared?.version !== versionOf(columns)) prepared = prepare(columns, wish)
      countMissing(chunk, prepared)
      for (let row = 0; row < CHUNK_ROWS; row += 1) {
        // As long as the chunk, both.
        if (totals[row] !== 0 && totals[row]! - present[row]! <= missing) setBit(bits, row)
      }
    },
  }
}

/**
 * What a recipe is made of: its ingredients and, in the place of a recipe that does not stand on the
 * shelf itself, what that one is made of. What somebody else has hidden is looked at no further.
 *
 * @param contentsOf ingredients of a recipe; undefined for anything else
 */
export function ingredientsOf(
  columns: LibraryColumns,
  { viewer, shelf }: { readonly viewer: number; readonly shelf: Shelf },
  recipe: number,
  contentsOf: (id: number) => readonly number[] | undefined,
): NeededIngredient[] {
  const needed = new Map<number, NeededIngredient>()
  const opened = new Set([recipe])
  const open = (contents: readonly number[]) => {
    for (const id of contents) {
      const found = shelf.find(id)
      const inside =
        found === undefined && findVisible(columns, id, viewer) ? contentsOf(id) : undefined
      if (inside === undefined) needed.set(id, { id, found })
      else if (!opened.has(id)) {
        opened.add(id)
        open(inside)
      }
    }
  }
  open(contentsOf(recipe) ?? [])
  return [...needed.values()]
}

interface Prepared {
  readonly version: number
  readonly columns: LibraryColumns
  readonly viewer: number
  readonly shelf: Shelf
  readonly present: Int32Array
  readonly inner: InnerRecipes
}

/** The recipes that have to do with recipes inside recipes: they are the same for everybody. */
export const innerRecipesOf = perVersion(findInnerRecipes)

function prepare(columns: LibraryColumns, wish: MakeableWish): Prepared {
  const { viewer, isOwn } = wish
  const version = versionOf(columns)
  const inner = innerRecipesOf(columns)
  const ids = isOwn ? wish.shelf : seenAmong(columns, viewer, wish.shelf)
  const shelf = createShelf(columns, viewer, ids)
  return { version, columns, viewer, shelf, present: shelf.ingredients(), inner }
}

/** Ingredients of each row of a chunk, and those on the shelf; one chunk after the other is read. */
const totals = new Uint8Array(CHUNK_ROWS)
const present = new Uint8Array(CHUNK_ROWS)
const RECIPE = KINDS.indexOf('recipe')

function countMissing(chunk: Chunk, prepared: Prepared): void {
  totals.fill(0)
  present.fill(0)
  const { words, starts, rows } = chunk.materials.settle()
  let next = 0
  for (let at = 0; at < words.length; at += 1) {
    const id = words[at]! // below the length, here and below
    while (next < prepared.present.length && prepared.present[next]! < id) next += 1
    const isPresent = Number(prepared.present[next] === id)
    for (let posting = starts[at]!; posting < starts[at + 1]!; posting += 1) {
      const row = postedRow(rows[posting]!)
      totals[row]! += 1
      present[row]! += isPresent
    }
  }
  countInside(chunk, prepared)
}

/** Counts recipes that hold recipes by what those are made of. */
function countInside(chunk: Chunk, { columns, viewer, shelf, inner }: Prepared): void {
  for (const id of inner.keys()) {
    const place = columns.find(id)
    if (place?.chunk !== chunk || chunk.kinds[place.row] !== RECIPE) continue
    const needed = ingredientsOf(columns, { viewer, shelf }, id, (each) => inner.get(each))
    totals[place.row] = Math.min(needed.length, MOST)
    const missing = needed.filter(({ found }) => found === undefined).length
    present[place.row] = Math.max(0, Math.min(needed.length, MOST) - missing)
  }
}

/** Two or fewer of so many are never all but two. */
const MOST = 255
