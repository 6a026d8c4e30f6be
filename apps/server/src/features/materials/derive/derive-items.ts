import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Announcing, indexMaterials } from '#library-index/write/index-materials.queries.ts'
import { type Derived, deriveAll, toChemistryRow } from './derive.ts'
import {
  chemistryUpsert,
  loadItems,
  lockIngredients,
  lockItems,
  lockStaleItems,
  markAllStale,
  markUsersStale,
  type StoredItem,
  unmarkStale,
} from './derive.queries.ts'

/** Items derived in one transaction, where nothing is said. */
const BATCH = 500

/**
 * Writes everything that follows from the given items: chemistry and search index. Ingredients
 * outside the list are read as they are stored.
 */
export async function deriveItems(
  db: Db,
  items: readonly StoredItem[],
  announcing?: Announcing,
): Promise<void> {
  const derived = await deriveChemistryOf(db, items)
  const rows = [...derived].map(([id, result]) => toChemistryRow(id, result))
  await indexMaterials(
    db,
    items.map((item) => ({ item, hasAnalysis: hasOxides(derived.get(item.id)) })),
    chemistryUpsert(rows),
    announcing,
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

export interface DeriveOptions {
  /** Told the number of items done so far. */
  readonly onProgress?: (done: number) => void
  /** Ends the work after the batch under way. */
  readonly signal?: AbortSignal
  /** Items of a transaction; a small one keeps a process free for what it serves beside. */
  readonly batch?: number
  /** Rest after each batch, in times of what the batch took. */
  readonly rest?: number
  /** Batches under way at a time: while the database writes one, the next is calculated. */
  readonly lanes?: number
}

/**
 * Derives every item that is marked as stale, such as recipes whose ingredients have changed, in
 * batches of a transaction each. It may be stopped at any time and goes on where it
 * was when it is called again; several processes share the work.
 *
 * @returns the number of items derived
 */
export async function deriveStale(
  db: Kysely<Database>,
  { onProgress, signal, batch: limit = BATCH, rest = 0, lanes = 1 }: DeriveOptions = {},
): Promise<number> {
  let done = 0
  let hasFailed = false
  const lane = async () => {
    let pass: Pass | undefined = FIRST
    while (pass !== undefined && signal?.aborted !== true && !hasFailed) {
      const current: Pass = pass
      const start = performance.now()
      const batch: Batch = await inTransaction(db, (trx) => deriveBatch(trx, current, limit))
      done += batch.derived
      if (batch.derived > 0) onProgress?.(done)
      pass = batch.next
      if (rest > 0) await setTimeout(rest * (performance.now() - start))
    }
  }
  const work = Array.from({ length: lanes }, () =>
    lane().catch((error: unknown) => {
      hasFailed = true
      throw error
    }),
  )
  // Where one lane fails, the batches of the others come to their end first.
  await Promise.allSettled(work)
  await Promise.all(work)
  return done
}

/** One for the database and one for the calculation. */
const LANES = 2

/** Derives the whole library anew; see {@link deriveStale}. */
export async function deriveEverything(
  db: Kysely<Database>,
  options: DeriveOptions = {},
): Promise<number> {
  await markAllStale(db)
  return deriveStale(db, { lanes: LANES, ...options })
}

/** Once through all stale items in the order of their ids. */
interface Pass {
  /** The last item that was looked at. */
  readonly after: number
  /** Items derived so far. */
  readonly derived: number
}

const FIRST: Pass = { after: 0, derived: 0 }

interface Batch {
  readonly derived: number
  /** Undefined when a whole pass has found nothing to do. */
  readonly next: Pass | undefined
}

/** The next items of a pass. Recipes whose ingredients are stale wait for a later pass. */
async function deriveBatch(trx: Db, { after, derived }: Pass, limit: number): Promise<Batch> {
  const { ready, last } = await lockStaleItems(trx, after, limit)
  if (last === undefined) return { derived: 0, next: derived === 0 ? undefined : FIRST }
  await lockItems(trx, ready)
  const items = await loadItems(trx, ready)
  if (items.length > 0) {
    await deriveItems(trx, items)
    await unmarkStale(trx, ready)
    const recipes = items.filter((item) => item.kind === 'recipe')
    await markUsersStale(
      trx,
      recipes.map((recipe) => recipe.id),
    )
  }
  return { derived: items.length, next: { after: last, derived: derived + items.length } }
}

function hasOxides(derived: Derived | undefined): boolean {
  return Object.values(derived?.chemistry.percent ?? {}).some((amount) => amount > 0)
}
