import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { insertAndDerive } from '#features/materials/write/bulk-insert.ts'
import type { KeptMaterial } from '#features/materials/fields/material-draft.ts'
import { reserveMaterialIds } from '#features/materials/write/material-store.queries.ts'

let accounts = 0

/** An account called "test"; a number keeps its names apart. */
export async function buildAccount(
  db: Kysely<Database>,
  changes: { readonly name?: string; readonly username?: string } = {},
): Promise<number> {
  accounts += 1
  const { id } = await db
    .insertInto('account')
    .values({
      name: changes.name ?? `test ${accounts}`,
      username: changes.username ?? `test${accounts}`,
      email: `test${accounts}@test.invalid`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a test says of an item; the rest has plain defaults. */
export type ItemPlan = Partial<KeptMaterial> & Pick<KeptMaterial, 'ownerId'>

const FIRST_DAY = Date.UTC(2020, 0, 1)
const DAY_MS = 86_400_000

/**
 * Saves items as the product does, with all that is derived. Each is a day younger than the one
 * before, so that orders by time are known.
 *
 * @returns their ids in the same order
 */
export async function buildItems(
  db: Kysely<Database>,
  plans: readonly ItemPlan[],
): Promise<number[]> {
  const ids = await reserveMaterialIds(db, plans.length)
  const items = plans.map((plan, index): KeptMaterial => {
    const day = new Date(FIRST_DAY + index * DAY_MS)
    return {
      kind: 'recipe',
      name: `Test ${index + 1}`,
      createdAt: day,
      updatedAt: day,
      ...plan,
      id: ids[index] ?? 0,
    }
  })
  await inTransaction(db, (trx) => insertAndDerive(trx, items, {}))
  return ids
}

/** Raw materials of textbook composition, enough to mix glazes from. */
export const POTASH_FELDSPAR = {
  kind: 'primitive',
  name: 'Potash Feldspar',
  percent: { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 },
  loi: 0,
} as const
export const SILICA = { kind: 'primitive', name: 'Silica', percent: { SiO2: 100 }, loi: 0 } as const
export const WHITING = {
  kind: 'primitive',
  name: 'Whiting',
  percent: { CaO: 56.1 },
  loi: 43.9,
} as const
export const KAOLIN = {
  kind: 'primitive',
  name: 'Kaolin',
  percent: { SiO2: 47.29, Al2O3: 40.21 },
  loi: 12.5,
} as const

/** Bernard Leach's 4321 as an analysis. */
export const LEACH_4321 = {
  kind: 'analysis',
  percent: { SiO2: 60.633, Al2O3: 11.349, K2O: 6.768, CaO: 11.22 },
  loi: 10.03,
} as const
