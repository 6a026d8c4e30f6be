import type { Db } from '#db/database.ts'
import { logWords } from '#features/logs/record/record-log.ts'
import type { LogImageRow } from './logs.queries.ts'

/** A log as its author changes it. */
interface StoredLog {
  readonly id: number
  readonly typeId: number
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly isSystem: boolean
  readonly materialId: number | null
  readonly updatedAt: Date
}

/** The log, locked. */
export async function lockLog(trx: Db, id: number): Promise<StoredLog | undefined> {
  return trx
    .selectFrom('log')
    .select(['id', 'type_id as typeId', 'owner_id as ownerId', 'is_private as isPrivate'])
    .select(['is_system as isSystem', 'material_id as materialId', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export interface LogTexts {
  readonly title: string
  readonly description: string | null
  readonly typeId: number
  readonly isPrivate: boolean
  readonly materialId: number | null
}

export async function updateLogRow(trx: Db, id: number, texts: LogTexts): Promise<void> {
  await trx
    .updateTable('log')
    .set({
      title: texts.title,
      description: texts.description,
      type_id: texts.typeId,
      is_private: texts.isPrivate,
      material_id: texts.materialId,
      words: logWords(texts.title, texts.description),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteLogRow(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('log').where('id', '=', id).execute()
}

export async function listLogImages(trx: Db, logId: number): Promise<LogImageRow[]> {
  return trx
    .selectFrom('log_image')
    .select(['id', 'cdn_id', 'title', 'description', 'width', 'height'])
    .where('log_id', '=', logId)
    .orderBy('position')
    .execute()
}

/** An image in its place: one that is there already has an id. */
export type PlacedLogImage = Omit<LogImageRow, 'id'> & { readonly id: number | undefined }

/** Puts the images of a log in this order; those that are not among them are taken away. */
export async function placeLogImages(
  trx: Db,
  logId: number,
  images: readonly PlacedLogImage[],
): Promise<void> {
  const kept = images.flatMap(({ id }) => id ?? [])
  let going = trx.deleteFrom('log_image').where('log_id', '=', logId)
  if (kept.length > 0) going = going.where('id', 'not in', kept)
  await going.execute()
  for (const [position, { id, ...image }] of images.entries()) {
    const row = { ...image, position }
    await (id === undefined
      ? trx
          .insertInto('log_image')
          .values({ ...row, log_id: logId })
          .execute()
      : trx.updateTable('log_image').set(row).where('id', '=', id).execute())
  }
}
