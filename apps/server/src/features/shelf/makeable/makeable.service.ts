import type { MakeableRecipe } from '@glazy/contract/inventory'
import type { Db } from '#db/database.ts'
import { figuresOfRecipes } from '#features/shelf/read/recipe-figures.ts'
import { listShelfIds } from '#features/shelf/read/shelf.queries.ts'
import { ingredientsOf } from '#library-index/find/makeable.ts'
import { createShelf } from '#library-index/find/shelf.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { findVisible } from '#library-index/visible.ts'
import { listContents, listNames } from './makeable.queries.ts'

export interface MakeableContext {
  readonly db: Db
  readonly viewer: { readonly id: number }
  readonly index: LibraryIndex
}

/** What of some recipes stands on the viewer's shelf; what is no recipe, or hidden, is left out. */
export async function listMakeable(
  { db, viewer, index }: MakeableContext,
  ids: readonly number[],
): Promise<MakeableRecipe[]> {
  const [columns, shelfIds, rows] = await Promise.all([
    index.current(),
    listShelfIds(db, viewer.id),
    listContents(db, viewer, ids),
  ])
  const contents = new Map(rows.map(({ id, parts }) => [id, parts]))
  const shelf = createShelf(columns, viewer.id, shelfIds)
  const asked = [...new Set(ids)].filter((id) => contents.has(id))
  const recipes = asked.map((id) => ({
    id,
    needed: ingredientsOf(columns, { viewer: viewer.id, shelf }, id, (each) => contents.get(each)),
  }))
  const named = recipes.flatMap(({ needed }) =>
    needed.flatMap((one) => [one.id, one.found?.by ?? one.id]),
  )
  const [names, { figures, isStockKept }] = await Promise.all([
    listNames(db, viewer, [...new Set(named)]),
    figuresOfRecipes({ db, columns, ownerId: viewer.id }, asked),
  ])
  return recipes.map(({ id, needed }) => ({
    id,
    total: needed.length,
    enoughFor: isStockKept ? (figures.get(id)?.enoughFor ?? 0) : null,
    costPerKilogram: figures.get(id)?.costPerKilogram ?? null,
    onShelf: needed.filter(({ found }) => found !== undefined).length,
    ingredients: needed.map(({ id: materialId, found }) => ({
      // What is hidden and on the shelf is known to whoever has it.
      ...(found === undefined && !findVisible(columns, materialId, viewer.id)
        ? { materialId: null, name: null }
        : { materialId, name: names.get(materialId) ?? null }),
      match: found?.match ?? null,
      by: found === undefined ? null : { id: found.by, name: names.get(found.by) ?? '' },
    })),
  }))
}
