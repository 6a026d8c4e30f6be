import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { boolean, integer, oneOf, orNull, rowsOf, text } from '#db/rows.ts'
import type { ImagePurpose } from '@glazy/contract/images'
import {
  joinSubject,
  logVisibleTo,
  type MaybeViewer,
  subjectVisibleTo,
  shownTo,
  visibleTo,
} from '#db/visible-to.ts'
import type { StoredFormat } from '#platform/images/sharp-pipeline.ts'

/** An image as it is told from others, and read. */
export interface ImageRow {
  readonly cdnId: string
  readonly format: StoredFormat
  readonly width: number
  readonly height: number
}

/** An image that a reader may see. */
export interface VisibleImage extends ImageRow {
  /** Whether everybody may. */
  readonly isPublic: boolean
}

const VISIBLE_IMAGE = {
  cdnId: text,
  format: oneOf<StoredFormat>(),
  width: integer,
  height: integer,
  isPublic: boolean,
  isShown: boolean,
} as const

/**
 * The image, if the reader may see it: avatars are public, images of items and logs are seen by
 * whoever sees one of them, and whoever has uploaded an image sees it.
 */
export async function findVisibleImage(
  db: Db,
  viewer: MaybeViewer,
  cdnId: string,
): Promise<VisibleImage | undefined> {
  // To visitors without an account is shown what is public: that is asked once.
  const isShown =
    viewer === null
      ? sql<SqlBool>`false`
      : sql<SqlBool>`(coalesce(i.owner_id = ${viewer.id}, false) or ${isUsedWhereSeen(viewer)})`
  const [row] = await rowsOf(
    db,
    VISIBLE_IMAGE,
    sql`${KEPT_PLAN}
    select i.cdn_id as "cdnId", i.format, i.width, i.height, ${isUsedWhereSeen(null)} as "isPublic",
      ${isShown} as "isShown"
    from image as i where i.cdn_id = ${cdnId}`,
  )
  if (row === undefined || !(row.isPublic || row.isShown)) return undefined
  const { format, width, height, isPublic } = row
  return { cdnId, format, width, height, isPublic }
}

/** Whether the image `i` is shown to a reader at a place where images are used. */
function isUsedWhereSeen(viewer: MaybeViewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    exists (select from account as a where a.avatar_cdn_id = i.cdn_id and ${shownTo(viewer, 'a', 'id')})
    or exists (
      select from material_image as used join material as m on m.id = used.material_id
      where used.cdn_id = i.cdn_id and ${shownTo(viewer, 'used')} and ${visibleTo(viewer, 'm')})
    or exists (
      select from log_image as used join log as l on l.id = used.log_id
      left join material as m on m.id = l.material_id
      where used.cdn_id = i.cdn_id and ${logVisibleTo(viewer, 'l', 'm')})
    or exists (
      select from comment as used ${joinSubject('used')}
      where used.cdn_id = i.cdn_id and not used.is_hidden and ${subjectVisibleTo(viewer, 'used')}))`
}

/** Every place where images are used; one that is used nowhere is removed after a while. */
const isUnused = sql<SqlBool>`
  not exists (select from account where account.avatar_cdn_id = image.cdn_id)
  and not exists (select from material_image as used where used.cdn_id = image.cdn_id)
  and not exists (select from log_image as used where used.cdn_id = image.cdn_id)
  and not exists (select from comment as used where used.cdn_id = image.cdn_id)`

export interface NewImage extends ImageRow {
  readonly ownerId: number
  readonly purpose: ImagePurpose
  readonly bytes: number
  readonly dominantHex: string
  readonly secondaryHex: string | null
}

export async function insertImage(db: Db, image: NewImage): Promise<void> {
  await db
    .insertInto('image')
    .values({
      cdn_id: image.cdnId,
      owner_id: image.ownerId,
      purpose: image.purpose,
      format: image.format,
      width: image.width,
      height: image.height,
      bytes: image.bytes,
      dominant_hex: image.dominantHex,
      secondary_hex: image.secondaryHex,
    })
    .execute()
}

export async function deleteImage(db: Db, cdnId: string): Promise<void> {
  await db.deleteFrom('image').where('cdn_id', '=', cdnId).execute()
}

/** Of what may not be there nothing counts as its owner's. */
export async function uncountImage(db: Db, cdnId: string): Promise<void> {
  await db.updateTable('image').set({ bytes: 0 }).where('cdn_id', '=', cdnId).execute()
}

/** Bytes of all images that an account has uploaded and that are still there. */
export async function sumImageBytes(db: Db, ownerId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('image')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Images from before a moment that are used nowhere, the oldest first. */
export async function listUnusedImages(
  db: Db,
  before: Date,
  { limit, without }: { readonly limit: number; readonly without: readonly string[] },
): Promise<ImageRow[]> {
  return db
    .selectFrom('image')
    .select(['cdn_id as cdnId', 'format', 'width', 'height'])
    .where('created_at', '<', before)
    .where('cdn_id', '<>', sql<string>`all(${[...without]}::text[])`)
    .where(isUnused)
    .orderBy('created_at')
    .orderBy('cdn_id')
    .limit(limit)
    .execute()
}

/** Those of the given images that are used nowhere. */
export async function listUnusedAmong(db: Db, cdnIds: readonly string[]): Promise<ImageRow[]> {
  return db
    .selectFrom('image')
    .select(['cdn_id as cdnId', 'format', 'width', 'height'])
    .where('cdn_id', '=', sql<string>`any(${[...cdnIds]}::text[])`)
    .where(isUnused)
    .orderBy('cdn_id')
    .execute()
}

/** The account that a picture stands for. */
export async function findAvatarOwner(db: Db, cdnId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('avatar_cdn_id', '=', cdnId)
    .executeTakeFirst()
  return row?.id
}

/**
 * Sets the avatar of an account, or takes it away.
 *
 * @returns the avatar it had before
 */
export async function replaceAvatar(
  db: Db,
  accountId: number,
  cdnId: string | null,
): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    { previous: orNull(text) },
    sql`
    update account set avatar_cdn_id = ${cdnId}, updated_at = now()
    from (select id, avatar_cdn_id from account where id = ${accountId} for update) as old
    where account.id = old.id returning old.avatar_cdn_id as previous`,
  )
  return row?.previous ?? null
}
