import type { ContentKind } from '@glazy/contract/rules/moderation'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isCaseOfLog } from '#db/hidden-reason.ts'
import { integer, rowsOf } from '#db/rows.ts'
import { giveThumbnail } from '#features/images/material-image.queries.ts'
import { loadItems, lockItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'

/** Where the contents of a kind stand, and the column that says whose they are. */
export const TABLES = {
  material: { table: 'material', owner: 'owner_id' },
  photograph: { table: 'material_image', owner: 'owner_id' },
  review: { table: 'review', owner: 'author_id' },
  comment: { table: 'comment', owner: 'author_id' },
  log: { table: 'log', owner: 'owner_id' },
  collection: { table: 'collection', owner: 'owner_id' },
  kilnSchedule: { table: 'kiln_schedule', owner: 'owner_id' },
  person: { table: 'account', owner: 'id' },
} as const satisfies Record<ContentKind, { readonly table: string; readonly owner: string }>

/** Items that are derived in one go. */
const ITEMS_AT_ONCE = 200

/**
 * Brings what readers meet to what the cases say of the given contents: their own rows, and whatever
 * follows from them. Every list, count and search asks `is_withheld`, or the row of the index.
 */
export async function applyCases(
  trx: Db,
  kind: ContentKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const { table } = TABLES[kind]
  await sql`update ${sql.table(table)} as t set is_withheld = exists (select from moderation_case
      where kind = ${kind} and content_id = t.id and hidden_reason is not null)
    where id = any(${[...ids]}::integer[])`.execute(trx)
  await FOLLOWING[kind]?.(trx, ids)
}

const FOLLOWING: Partial<Record<ContentKind, (trx: Db, ids: readonly number[]) => Promise<void>>> =
  {
    material: indexItems,
    photograph: async (trx, ids) => {
      await hideLogs(trx, 'material_image_id', ids)
      await showOtherPhotographs(trx, ids)
    },
    review: (trx, ids) => hideLogs(trx, 'material_review_id', ids),
    comment: async (trx, ids) => {
      const replies = await rowsOf(
        trx,
        { id: integer },
        sql`select id from comment where parent_id = any(${[...ids]}::integer[])`,
      )
      await hideLogs(trx, 'material_comment_id', [...ids, ...replies.map(({ id }) => id)])
      await silenceNews(trx, ids)
    },
    log: (trx, ids) => hideLogs(trx, 'id', ids),
  }

/** Logs that tell of something go and come with it. */
async function hideLogs(
  trx: Db,
  column: 'id' | 'material_image_id' | 'material_review_id' | 'material_comment_id',
  ids: readonly number[],
): Promise<void> {
  await sql`
    update log set is_withheld = exists (select from moderation_case as c
      where c.hidden_reason is not null and ${isCaseOfLog('c', 'log')})
    where ${sql.ref(column)} = any(${[...ids]}::integer[])`.execute(trx)
}

/** Where a hidden photograph stood for its item another one does, and the item has its colors no more. */
async function showOtherPhotographs(trx: Db, ids: readonly number[]): Promise<void> {
  const items = await rowsOf(
    trx,
    { id: integer },
    sql`select distinct material_id as id from material_image where id = any(${[...ids]}::integer[])
      order by id`,
  )
  for (const { id } of items) {
    await sql`update material as m set thumbnail_image_id = null where id = ${id}
      and exists (select from material_image as i
        where i.id = m.thumbnail_image_id and i.is_withheld)`.execute(trx)
    await giveThumbnail(trx, id)
  }
  await indexItems(
    trx,
    items.map(({ id }) => id),
  )
}

/** Words of a hidden comment are in nobody's news. */
async function silenceNews(trx: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await sql`update notification as n set message = null from comment as c
      where c.id = ${id} and (n.material_id = c.material_id or n.log_id = c.log_id)
        and n.link like '%#comment-' || c.id`.execute(trx)
  }
  await sql`delete from happening where comment_id = any(${[...ids]}::integer[])`.execute(trx)
}

/** The index of every process hears of what is written to the rows of search. */
async function indexItems(trx: Db, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += ITEMS_AT_ONCE) {
    const part = ids.slice(start, start + ITEMS_AT_ONCE)
    await lockItems(trx, part)
    await deriveItems(trx, await loadItems(trx, part))
  }
}
