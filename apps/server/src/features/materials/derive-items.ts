import type { Kysely } from 'kysely'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Database, Db } from '#db/database.ts'
import { indexMaterials } from '#features/search/search-index.queries.ts'
import { type Derived, deriveAll, toChemistryRow } from './derive.ts'
import {
  countStale,
  loadItems,
  lockIngredients,
  lockItems,
  lockStaleItems,
  markAllStale,
  markUsersStale,
  type StoredItem,
} from './derive.queries.ts'
import { upsertChemistry } from './material-store.queries.ts'

/** Items derived in one transaction. */
const BATCH = 500

/**
 * Writes everything that follows from the given items: chemistry and search index. Ingredients
 * outside the list are read as they are stored.
 */
export async function deriveItems(db: Db, items: readonly StoredItem[]): Promise<void> {
  const derived = await deriveChemistryOf(db, items)
  await upsertChemistry(
    db,
    [...derived].map(([id, result]) => toChemistryRow(id, result)),
  )
  await indexMaterials(
    db,
    items.map((item) => ({ item, hasAnalysis: hasOxides(derived.get(item.id)) })),
  )
}

async function deriveChemistryOf(
  db: Db,
  items: readonly StoredItem[],
): Promise<Map<number, Derived>> {
  const inside = new Set(items.map((item) => item.id))
  const outside = new Set(
    items.flatMap((item) => item.componentIds).filter((id) => !inside.has(id)),
  )
  return deriveAll(items, await lockIngredients(db, [...outside]))
}

/**
 * Derives every item whose figures are of an older calculation, or whose ingredients have
 * changed, in batches of a transaction each. It may be stopped at any time and goes on where it
 * was when it is called again; several processes share the work.
 *
 * @param onProgress told the number of items done so far, and left to do
 * @returns the number of items derived
 */
export async function deriveStale(
  db: Kysely<Database>,
  onProgress?: (done: number, left: number) => void,
): Promise<number> {
  let done = 0
  let anyOrder = false
  for (;;) {
    const ids = await db.transaction().execute((trx) => deriveBatch(trx, anyOrder))
    done += ids
    if (ids > 0) {
      anyOrder = false
      if (onProgress) onProgress(done, await countStale(db))
    } else if (anyOrder || (await countStale(db)) === 0) {
      return done
    } else {
      // Only recipes in a ring are left, or what another process works on.
      anyOrder = true
    }
  }
}

/** Derives the whole library anew; see {@link deriveStale}. */
export async function deriveEverything(
  db: Kysely<Database>,
  onProgress?: (done: number, left: number) => void,
): Promise<number> {
  await markAllStale(db)
  return deriveStale(db, onProgress)
}

async function deriveBatch(trx: Db, anyOrder: boolean): Promise<number> {
  const ids = await lockStaleItems(trx, anyOrder ? 1 : BATCH, anyOrder)
  if (ids.length === 0) return 0
  await lockItems(trx, ids)
  const items = await loadItems(trx, ids)
  await deriveItems(trx, items)
  if (!anyOrder) {
    const recipes = items.filter((item) => item.kind === 'recipe')
    await markUsersStale(
      trx,
      recipes.map((recipe) => recipe.id),
    )
  }
  await bumpDataVersion(trx)
  return ids.length
}

function hasOxides(derived: Derived | undefined): boolean {
  return Object.values(derived?.chemistry.percent ?? {}).some((amount) => amount > 0)
}
