import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { KINDS } from '#library-index/columns/column-table.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { postedRow } from '#library-index/columns/sorted-postings.ts'

/** Recipes that have to do with recipes inside recipes, by their ids: what they consist of. */
export type InnerRecipes = ReadonlyMap<number, readonly number[]>

const RECIPE = KINDS.indexOf('recipe')

/** What was read of a chunk: it holds for as long as the chunk and the ingredients that are recipes. */
interface ReadChunk {
  readonly version: number
  readonly inner: ReadonlySet<number>
  readonly contents: InnerRecipes
}

const readChunks = new WeakMap<Chunk, ReadChunk>()
const lastInner = new WeakMap<LibraryColumns, ReadonlySet<number>>()

/** Recipes that are ingredients, and those they are ingredients of, each with its ingredients. */
export function findInnerRecipes(columns: LibraryColumns): InnerRecipes {
  const inner = findInner(columns)
  if (inner.size === 0) return new Map()
  return new Map(columns.chunks.flatMap((chunk) => [...contentsIn(chunk, inner)]))
}

/** The ingredients that are recipes: the same set as before where they are the same. */
function findInner(columns: LibraryColumns): ReadonlySet<number> {
  const inner = new Set<number>()
  for (const { materials } of columns.chunks) {
    for (const id of materials.settle().words) if (isRecipe(columns, id)) inner.add(id)
  }
  const before = lastInner.get(columns)
  if (before?.size === inner.size && [...inner].every((id) => before.has(id))) return before
  lastInner.set(columns, inner)
  return inner
}

function contentsIn(chunk: Chunk, inner: ReadonlySet<number>): InnerRecipes {
  const { version } = chunk
  const known = readChunks.get(chunk)
  if (known?.version === version && known.inner === inner) return known.contents
  const contents = readContents(chunk, inner)
  readChunks.set(chunk, { version, inner, contents })
  return contents
}

function isRecipe({ find }: LibraryColumns, id: number): boolean {
  const place = find(id)
  return place !== undefined && place.chunk.kinds[place.row] === RECIPE
}

/** Ingredients of the wanted rows of a chunk: the index knows them only by what contains them. */
function readContents(chunk: Chunk, inner: ReadonlySet<number>): InnerRecipes {
  const found = new Map<number, number[]>()
  const { words, starts, rows } = chunk.materials.settle()
  const wanted = new Uint8Array(CHUNK_ROWS)
  for (let row = 0; row < CHUNK_ROWS; row += 1) wanted[row] = Number(inner.has(chunk.ids[row]!))
  const eachPosting = (at: number, visit: (row: number) => void) => {
    for (let posting = starts[at]!; posting < starts[at + 1]!; posting += 1) {
      visit(postedRow(rows[posting]!))
    }
  }
  for (const [at, id] of words.entries()) {
    if (inner.has(id)) eachPosting(at, (row) => (wanted[row] = 1))
  }
  for (const [at, id] of words.entries()) {
    eachPosting(at, (row) => {
      if (wanted[row] === 0) return
      const recipe = chunk.ids[row]!
      const contents = found.get(recipe)
      if (contents === undefined) found.set(recipe, [id])
      else contents.push(id)
    })
  }
  return found
}
