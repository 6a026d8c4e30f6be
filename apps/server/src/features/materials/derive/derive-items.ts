import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { DATA_VERSION_BUMP } from '#db/data-version.ts'
import type { Database, Db } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { type Part, together } from '#db/together.ts'
import { inTransaction } from '#db/transaction.ts'
import { indexParts, insertColours } from '#library-index/write/index-materials.queries.ts'
import { type Derived, deriveAll, type Ingredient, toChemistryRow } from './derive.ts'
import {
  ASKED_OF_USERS,
  chemistryPart,
  loadItems,
  lockIngredients,
  lockItems,
  lockStaleItems,
  markAllStale,
  MARKED_USERS,
  markUsersStale,
  type StoredItem,
  unmarkStale,
  userParts,
} from './derive.queries.ts'

/** Items derived in one transaction, where nothing is said. */
const BATCH = 500

/**
 * Writes everything that follows from the given items: chemistry and search index. Ingredients
 * outside the list are read as they are stored.
 */
export async function deriveItems(db: Db, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return
  const ingredients = await lockOutside(db, items)
  await together(derivedParts(items, ingredients)).execute(db)
  await insertColours(db, items)
}

/**
 * The same for new items, which are written with it, and says that readable data changed.
 *
 * @param written parts of a statement that write the items
 */
export async function deriveNewItems(
  db: Db,
  items: readonly StoredItem[],
  written: readonly Part[],
): Promise<void> {
  const ingredients = await lockOutside(db, items)
  const parts = [...written, ...derivedParts(items, ingredients)]
  await together(parts, DATA_VERSION_BUMP).execute(db)
  await insertColours(db, items)
}

/**
 * The same for an item that is changed, with {@link markUsersStale}.
 *
 * @param ingredients of the item; see `lockIngredients`
 * @returns how many recipes use it
 */
export async function deriveChangedItem(
  db: Db,
  item: StoredItem,
  ingredients: ReadonlyMap<number, Ingredient>,
  written: readonly Part[],
): Promise<number> {
  const parts = [...written, ...derivedParts([item], ingredients), ...userParts([item.id])]
  const [row] = await rowsOf(db, MARKED_USERS, together(parts, ASKED_OF_USERS))
  await insertColours(db, [item])
  return row?.users ?? 0
}

/** Parts that write chemistry, and rows of the index. */
function derivedParts(
  items: readonly StoredItem[],
  ingredients: ReadonlyMap<number, Ingredient>,
): readonly Part[] {
  const derived = deriveAll(items, ingredients)
  const rows = [...derived].map(([id, result]) => toChemistryRow(id, result))
  const entries = items.map((item) => ({ item, hasAnalysis: hasOxides(derived.get(item.id)) }))
  return [chemistryPart(rows), ...indexParts(entries)]
}

async function lockOutside(
  db: Db,
  items: readonly StoredItem[],
): Promise<ReadonlyMap<number, Ingredient>> {
  const inside = new Set(items.map((item) => item.id))
  const outside = new Set(
    items.flatMap((item) => item.componentIds).filter((id) => !inside.has(id)),
  )
  return lockIngredients(db, [...outside])
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
  // Lanes pass over what another holds, so that all may end with items left: again, until none is.
  for (let before = -1; before < done;) {
    before = done
    const work = Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        hasFailed = true
        throw error
      }),
    )
    // Where one lane fails, the batches of the others come to their end first.
    await Promise.allSettled(work)
    await Promise.all(work)
    if (lanes === 1 || signal?.aborted === true) break
  }
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
