import { type ShelfFigures, shelfFigures } from '@glazy/ceramics/batch/shelf-figures'
import { kilogramsPer } from '@glazy/ceramics/batch/weight'
import { LRUCache } from 'lru-cache'
import type { Db } from '#db/database.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { perVersion } from '#library-index/find/per-version.ts'
import { createShelf } from '#library-index/find/shelf.ts'
import { digest } from '#platform/digest.ts'
import { listRecipeLines, listStockLevels, type StockLevelRow } from './stock-levels.queries.ts'

export interface FiguresContext {
  readonly db: Db
  readonly columns: LibraryColumns
  /** Whose shelf it is. */
  readonly ownerId: number
}

export interface RecipeFigures {
  /** By the ids of recipes; there is none for what has no base. */
  readonly figures: ReadonlyMap<number, ShelfFigures>
  /** Whether there is any stock. */
  readonly isStockKept: boolean
}

/**
 * What recipes are to a shelf: how much of each its stock is enough for, what they cost and how well
 * they use it up. An ingredient is taken from what stands for it on the shelf, as far as there is
 * anything of it; a recipe inside a recipe is an ingredient as it is in a batch.
 */
export async function figuresOfRecipes(
  { db, columns, ownerId }: FiguresContext,
  ids: readonly number[],
): Promise<RecipeFigures> {
  const levels = await listStockLevels(db, ownerId)
  const isStockKept = levels.some(({ left }) => left > 0)
  const kept = keptFigures(columns)
  const key = `${digest(JSON.stringify([ownerId, levels]))} ${digest(Int32Array.from(ids))}`
  const known = kept.get(key)
  if (known !== undefined) return { figures: known, isStockKept }
  const figures = await weighRecipes({ db, columns, ownerId }, levels, ids)
  kept.set(key, figures)
  return { figures, isStockKept }
}

/** Figures of a list are asked for again with each of its pages, as long as nothing has changed. */
const keptFigures = perVersion(
  () =>
    new LRUCache<string, ReadonlyMap<number, ShelfFigures>>({
      maxSize: KEPT_MAX,
      sizeCalculation: ({ size }) => size + 1,
    }),
)

/** Recipes whose figures are kept, of all lists together: twenty megabytes or so. */
const KEPT_MAX = 200_000

async function weighRecipes(
  { db, columns, ownerId }: FiguresContext,
  levels: readonly StockLevelRow[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShelfFigures>> {
  const shelfOf = (rows: readonly StockLevelRow[]) =>
    createShelf(
      columns,
      ownerId,
      rows.map(({ materialId }) => materialId).sort((one, other) => one - other),
    )
  const inStock = shelfOf(levels.filter(({ left }) => left > 0))
  const prices = new Map(levels.map((level) => [level.materialId, pricePerKilogram(level)]))
  const priced = shelfOf(levels.filter(({ materialId }) => prices.get(materialId) !== null))
  const stock = new Map(
    levels.map(({ materialId, left, surplus }) => [
      materialId,
      { left: left / 1000, surplus: surplus / 1000 },
    ]),
  )
  const figures = new Map<number, ShelfFigures>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    for (const { id, lines } of await listRecipeLines(db, ids.slice(at, at + AT_ONCE))) {
      const found = shelfFigures(
        lines.map(([componentId, amount, isAdditional]) => ({
          amount,
          isAdditional,
          source: inStock.find(componentId)?.by,
          pricePerKilogram: prices.get(priced.find(componentId)?.by ?? 0) ?? null,
        })),
        stock,
      )
      if (found) figures.set(id, found)
    }
  }
  return figures
}

/** Recipes whose lines are in memory at once; others are answered in between. */
const AT_ONCE = 2_000

function pricePerKilogram({ paid, price, units }: StockLevelRow): number | null {
  if (paid !== null) return paid
  return price === null || units === null ? null : price / kilogramsPer(units)
}
