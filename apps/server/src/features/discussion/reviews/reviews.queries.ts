import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hiddenReason } from '#db/hidden-reason.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import {
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  rowsOf,
  smallint,
  text,
  timestamp,
} from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { type MaybeViewer, shownTo, visibleTo } from '#db/visible-to.ts'
import { offsetOf, type Page } from '#platform/http/pagination.ts'

const REVIEW = {
  id: integer,
  material_id: integer,
  rating: smallint,
  description: text,
  created_at: timestamp,
  updated_at: timestamp,
  author_id: integer,
  author_name: text,
  author_username: orNull(text),
  author_cdn_id: orNull(text),
  hidden_reason: orNull(text),
} as const
export type ReviewRow = RowOf<typeof REVIEW>

/** Columns of {@link ReviewRow} from `review` as `r` and its author as `u`. */
const COLUMNS = sql`r.id, r.material_id, r.rating, r.description, r.created_at, r.updated_at,
  r.author_id, u.name as author_name, u.username as author_username,
  u.avatar_cdn_id as author_cdn_id, ${hiddenReason('review', 'r')} as hidden_reason`

/** Reviews of an item, the newest first; whether the viewer may see it is asked elsewhere. */
export function listReviewsOf(
  db: Db,
  viewer: MaybeViewer,
  materialId: number,
  page: Page,
): Promise<ReviewRow[]> {
  return rowsOf(
    db,
    REVIEW,
    sql`${KEPT_PLAN}
    select ${COLUMNS} from review as r join account as u on u.id = r.author_id
    where r.material_id = ${materialId} and ${shownTo(viewer, 'r', 'author_id')}
    order by r.id desc
    limit ${page.perPage} offset ${offsetOf(page)}`,
  )
}

/** Reviews of an item by their stars, and the one of the viewer. */
const SUMMARY = {
  stars: json<Readonly<Record<string, number>>>(),
  own_id: orNull(integer),
} as const

/** What the reviews of an item add up to; undefined when the viewer may not see the item. */
export async function findReviewSummary(
  db: Db,
  viewer: MaybeViewer,
  materialId: number,
): Promise<RowOf<typeof SUMMARY> | undefined> {
  const [row] = await rowsOf(
    db,
    SUMMARY,
    sql`${KEPT_PLAN}
    select (select coalesce(jsonb_object_agg(rating, number), '{}') from (
        select rating, count(*)::int as number from review
        where material_id = m.id and not is_withheld group by rating) as by_stars) as stars,
      (select id from review where material_id = m.id
        and author_id = ${viewer?.id ?? null}) as own_id
    from material as m where m.id = ${materialId} and ${visibleTo(viewer, 'm')}`,
  )
  return row
}

const LISTED = { ...REVIEW, material_name: text, material_kind: oneOf<MaterialKind>() } as const

/** Reviews of a person, of items that the viewer may see, the newest first. */
export function listReviewsBy(
  db: Db,
  viewer: MaybeViewer,
  authorId: number,
  page: Page,
): Promise<RowOf<typeof LISTED>[]> {
  return rowsOf(
    db,
    LISTED,
    sql`
    select ${COLUMNS}, m.name as material_name, m.kind as material_kind
    from review as r join account as u on u.id = r.author_id
    join material as m on m.id = r.material_id
    where r.author_id = ${authorId} and ${visibleTo(viewer, 'm')}
      and ${shownTo(viewer, 'r', 'author_id')}
    order by r.id desc limit ${page.perPage} offset ${offsetOf(page)}`,
  )
}

/** A review of an item that the viewer may see, or one of their own. */
export function findReview(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<ReviewRow | undefined> {
  const isOwn = sql`r.author_id = ${viewer?.id ?? null}`
  return findOne(
    db,
    sql`r.id = ${id} and ((${visibleTo(viewer, 'm')}
    and ${shownTo(viewer, 'r', 'author_id')}) or ${isOwn})`,
  )
}

/** The review that a person has written of an item. */
export function findReviewOf(
  db: Db,
  materialId: number,
  authorId: number,
): Promise<ReviewRow | undefined> {
  return findOne(db, sql`r.material_id = ${materialId} and r.author_id = ${authorId}`)
}

async function findOne(db: Db, condition: RawBuilder<unknown>): Promise<ReviewRow | undefined> {
  const [row] = await rowsOf(
    db,
    REVIEW,
    sql`
    select ${COLUMNS} from review as r join account as u on u.id = r.author_id
    join material as m on m.id = r.material_id where ${condition}`,
  )
  return row
}

export interface NewReviewRow {
  readonly materialId: number
  readonly authorId: number
  readonly rating: number
  readonly description: string
  readonly clientKey: string | undefined
}

/** @returns the id, or undefined when the person has reviewed the item already */
export async function insertReview(trx: Db, review: NewReviewRow): Promise<number | undefined> {
  const row = await trx
    .insertInto('review')
    .values({
      material_id: review.materialId,
      author_id: review.authorId,
      rating: review.rating,
      description: review.description,
      client_key: review.clientKey ?? null,
    })
    .onConflict((conflict) => conflict.columns(['material_id', 'author_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What is undefined stays as it is. */
export async function updateReviewRow(
  trx: Db,
  id: number,
  { rating, description }: { readonly rating?: number; readonly description?: string },
): Promise<void> {
  await trx
    .updateTable('review')
    .set({
      ...(rating !== undefined && { rating }),
      ...(description !== undefined && { description }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteReviewRow(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('review').where('id', '=', id).execute()
}
