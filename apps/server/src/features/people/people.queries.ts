import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hiddenReason } from '#db/hidden-reason.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { integer, type RowOf, rowsOf } from '#db/rows.ts'
import type { AccountTable } from '#db/tables/account.ts'
import { type MaybeViewer, shownTo, visibleTo } from '#db/visible-to.ts'
import { findPerson } from '#features/accounts/person.queries.ts'

/** What everybody may know of an account. */
const PUBLIC = [
  ...(['id', 'name', 'username', 'title', 'location', 'description', 'url', 'pinterest'] as const),
  ...(['facebook', 'instagram', 'artaxis', 'paypal', 'avatar_cdn_id'] as const),
  ...(['is_patron', 'is_alchemist', 'created_at', 'is_withheld', 'deletion_due_at'] as const),
] as const
export type ProfileRow = Pick<Selectable<AccountTable>, (typeof PUBLIC)[number]> & {
  readonly hidden_reason: string | null
}

/** Somebody as {@link findPerson} knows them, with all that stands on their profile. */
export async function findProfile(db: Db, text: string): Promise<ProfileRow | undefined> {
  const person = await findPerson(db, text)
  if (person === undefined) return undefined
  return db
    .selectFrom('account')
    .modifyFront(KEPT_PLAN)
    .select(PUBLIC)
    .select(hiddenReason('person', 'account').as('hidden_reason'))
    .where('id', '=', person.id)
    .executeTakeFirst()
}

const GATHERED = { kilnSchedules: integer, collections: integer, inventory: integer } as const

/** What somebody has gathered, as far as the viewer may see it. */
export async function countGathered(
  db: Db,
  viewer: MaybeViewer,
  ownerId: number,
): Promise<RowOf<typeof GATHERED>> {
  const inventory =
    viewer === null
      ? sql`0`
      : sql`(select count(*)::int from user_material as u join material as m on m.id = u.material_id
          where u.account_id = ${ownerId} and ${visibleTo(viewer, 'm')})`
  const [row] = await rowsOf(
    db,
    GATHERED,
    sql`${KEPT_PLAN} select
      (select count(*)::int from kiln_schedule as k
        where k.owner_id = ${ownerId} and ${visibleTo(viewer, 'k')}) as "kilnSchedules",
      (select count(*)::int from collection as c
        where c.owner_id = ${ownerId} and ${shownTo(viewer, 'c')}) as collections,
      ${inventory} as inventory`,
  )
  if (row === undefined) throw new Error('a statement without a table has one row')
  return row
}
