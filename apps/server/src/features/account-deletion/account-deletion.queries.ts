import { DELETED_MARK } from '@glazy/contract/rules/comment'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { boolean, integer, orNull, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'
import { forgetActor } from '#features/notifications/notifications.queries.ts'

/** A hyphen is in no user name of a person. */
export const GHOST_USERNAME = 'former-member'

/** The account that owns what stays of deleted ones. */
const GHOST = {
  name: 'Former member',
  username: GHOST_USERNAME,
  email: 'former-member@library.invalid',
} as const

/** User names of accounts that belong to nobody and cannot be deleted. */
export const NOBODYS_ACCOUNTS: readonly string[] = [GHOST_USERNAME, 'library']

/** The account of deleted users; made when it is missing. Nobody can log in to it. */
export async function ensureGhost(trx: Db): Promise<number> {
  await trx
    .insertInto('account')
    .values({ ...GHOST, can_email_notifications: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('account')
    .select('id')
    .where('username', '=', GHOST_USERNAME)
    .executeTakeFirstOrThrow()
  return id
}

export interface DoomedAccount {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly username: string | null
  readonly locale: string | null
  /** When it goes by the wish of its owner. */
  readonly deletion_due_at: Date | null
  readonly are_items_left: boolean
}

/** The account and its items, locked: nobody adds to them any more. */
export async function lockAccount(trx: Db, id: number): Promise<DoomedAccount | undefined> {
  const account = await trx
    .selectFrom('account')
    .select(['id', 'name', 'email', 'username', 'locale', 'deletion_due_at', 'are_items_left'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  await sql`select id from material where owner_id = ${id} order by id for update`.execute(trx)
  return account
}

/** Whether an account goes by the wish of its owner, and the day has come. */
export async function isDue(db: Db, id: number, now: Date): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('deletion_due_at', '<=', now)
    .executeTakeFirst()
  return account !== undefined
}

const KEPT_ITEM = {
  id: integer,
  name: text,
  isPrivate: boolean,
  /** Recipes of others that use it. */
  usedBy: integer,
  /** Left as it is by the wish of its owner, with what they wrote about it. */
  isLeft: boolean,
} as const
export type KeptItem = RowOf<typeof KEPT_ITEM>

/** Items that everybody sees. */
const published = (item: string) =>
  sql`not (${sql.ref(`${item}.is_private`)} or ${sql.ref(`${item}.is_withheld`)})`

/**
 * Items that others have built on, as `needed`: in their recipes, by copies that all may see, or by
 * what they have in stock or on the shelf.
 */
const withNeeded = (ownerId: number, areItemsLeft: boolean) => sql`
  with recursive needed (id) as (
    select c.component_id from material_component as c
    join material as part on part.id = c.component_id
    join material as recipe on recipe.id = c.recipe_id
    where part.owner_id = ${ownerId} and recipe.owner_id <> ${ownerId}
    union
    select copy.copied_from_id from material as copy
    join material as item on item.id = copy.copied_from_id
    where item.owner_id = ${ownerId} and copy.owner_id <> ${ownerId}
      and ${published('item')} and ${published('copy')}
    union
    select lot.material_id from stock_lot as lot join material as item on item.id = lot.material_id
    where item.owner_id = ${ownerId} and lot.account_id <> ${ownerId}
    union
    select u.material_id from user_material as u join material as item on item.id = u.material_id
    where item.owner_id = ${ownerId} and u.account_id <> ${ownerId} and ${published('item')}
    union
    select id from material as item
    where ${areItemsLeft} and owner_id = ${ownerId} and ${published('item')}
    union
    select c.component_id from needed
    join material_component as c on c.recipe_id = needed.id
    join material as part on part.id = c.component_id
    where part.owner_id = ${ownerId}
  )`

/**
 * Items that stay: what others have built on, and whatever its owner leaves, each with what it
 * consists of.
 */
export async function findKept(
  trx: Db,
  { id: ownerId, are_items_left: areItemsLeft }: Pick<DoomedAccount, 'id' | 'are_items_left'>,
): Promise<KeptItem[]> {
  return rowsOf(
    trx,
    KEPT_ITEM,
    sql`
    ${withNeeded(ownerId, areItemsLeft)}
    select m.id, m.name, m.is_private as "isPrivate",
      ${areItemsLeft} and ${published('m')} as "isLeft",
      (select count(distinct recipe.id)::int from material_component as c
       join material as recipe on recipe.id = c.recipe_id
       where c.component_id = m.id and recipe.owner_id <> ${ownerId}) as "usedBy"
    from needed join material as m on m.id = needed.id order by m.id`,
  )
}

const PREVIEW = {
  dueAt: orNull(timestamp),
  areItemsLeft: boolean,
  published: integer,
  builtOn: integer,
} as const

/** What deleting an account would do, and when that is due. */
export async function findDeletion(db: Db, id: number): Promise<RowOf<typeof PREVIEW> | undefined> {
  const [row] = await rowsOf(
    db,
    PREVIEW,
    sql`
    ${withNeeded(id, false)}
    select a.deletion_due_at as "dueAt", a.are_items_left as "areItemsLeft",
      (select count(*)::int from material as m
       where m.owner_id = a.id and ${published('m')}) as published,
      (select count(*)::int from needed) as "builtOn"
    from account as a where a.id = ${id}`,
  )
  return row
}

/** Owes a mail to whoever had an account. */
export async function oweFarewell(trx: Db, account: DoomedAccount): Promise<void> {
  const { name, email, locale } = account
  await trx.insertInto('farewell').values({ name, email, locale }).execute()
}

/** Items of others that are grouped below items which are going. */
export async function findOrphans(
  trx: Db,
  ownerId: number,
  kept: readonly number[],
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    { id: integer },
    sql`
    select child.id from material as child join material as parent on parent.id = child.parent_id
    where parent.owner_id = ${ownerId} and child.owner_id <> ${ownerId}
      and parent.id <> all(${[...kept]}::integer[])`,
  )
  return rows.map((row) => row.id)
}

/**
 * Removes the items of an account but the given ones, with everything that belongs to them, and its
 * stock, which would hold them.
 *
 * @returns how many
 */
export async function removeItems(
  trx: Db,
  ownerId: number,
  kept: readonly number[],
): Promise<number> {
  const going = sql`select id from material
    where owner_id = ${ownerId} and id <> all(${[...kept]}::integer[])`
  await trx.deleteFrom('stock_lot').where('account_id', '=', ownerId).execute()
  await sql`delete from material_component where recipe_id in (${going})`.execute(trx)
  const { numAffectedRows } = await sql`delete from material where id in (${going})`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Hands an item over, without what an import or a repeated create knew it by. */
export async function handOver(trx: Db, itemId: number, ownerId: number): Promise<void> {
  await sql`update material set owner_id = ${ownerId}, import_key = null, client_key = null
    where id = ${itemId}`.execute(trx)
}

/** Leaves of an item's history what it is now. */
export async function forgetVersionsBefore(
  trx: Db,
  itemId: number,
  version: number,
): Promise<void> {
  await sql`delete from material_version
    where material_id = ${itemId} and number < ${version}`.execute(trx)
}

/**
 * Removes the photographs of an account from the items that stay; the oldest that is left stands for
 * an item. The items are marked, to be derived anew: they are found by their photographs.
 *
 * @returns how many there were
 */
export async function removePhotographs(trx: Db, ownerId: number): Promise<number> {
  const rows = await trx
    .deleteFrom('material_image')
    .where('owner_id', '=', ownerId)
    .returning('material_id')
    .execute()
  const items = [...new Set(rows.map((row) => row.material_id))].sort((a, b) => a - b)
  await sql`
    update material set thumbnail_image_id =
      (select min(i.id) from material_image as i where i.material_id = material.id)
    where id = any(${items}::integer[]) and thumbnail_image_id is null`.execute(trx)
  await sql`insert into stale_material (material_id) select id from material
    where id = any(${items}::integer[]) order by id for key share on conflict do nothing`.execute(
    trx,
  )
  return rows.length
}

/**
 * Takes back what an account has said: its reviews go, and in place of each comment stands that it
 * was deleted, under nobody's name, as if the person had deleted them one by one.
 */
export async function removeDiscussion(trx: Db, id: number, ghost: number): Promise<void> {
  await sql`delete from review where author_id = ${id}`.execute(trx)
  await sql`delete from log where material_comment_id in
    (select c.id from comment as c left join comment as p on p.id = c.parent_id
     where c.author_id = ${id} or p.author_id = ${id})`.execute(trx)
  await sql`update comment set is_hidden = true
    where parent_id in (select id from comment where author_id = ${id})`.execute(trx)
  await trx
    .updateTable('comment')
    .set({ content: DELETED_MARK, cdn_id: null, is_deleted: true, author_id: ghost })
    .set({ client_key: null })
    .where('author_id', '=', id)
    .execute()
}

/** Names of the pictures that an account has uploaded. */
export async function listUploads(trx: Db, ownerId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('image')
    .select('cdn_id')
    .where('owner_id', '=', ownerId)
    .execute()
  return rows.map((row) => row.cdn_id)
}

/** The account, with sessions, notifications, collections and whatever else is its alone. */
export async function removeAccount(trx: Db, id: number): Promise<void> {
  await forgetActor(trx, id)
  await trx.deleteFrom('account').where('id', '=', id).execute()
}
