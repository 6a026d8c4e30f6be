import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { boolean, integer, type RowOf, rowsOf, text } from '#db/rows.ts'
import {
  IMAGE_COLUMNS,
  type ImageRow,
  SHOWN_IMAGE,
} from '#features/materials/read/detail.queries.ts'
import { type MaybeViewer, shownTo, visibleTo } from '#db/visible-to.ts'
import { oklabFromHex } from '#platform/images/oklab.ts'
import { AppError } from '#platform/app-error.ts'
import type { NewImage } from './images.queries.ts'

/** A photograph on an item, and whose both are. */
const PLACED_IMAGE = {
  id: integer,
  cdnId: text,
  ownerId: integer,
  materialId: integer,
  itemOwnerId: integer,
  /** Whether the viewer sees the item; whoever added a photograph knows of it also when not. */
  isShown: boolean,
} as const
export type PlacedImage = RowOf<typeof PLACED_IMAGE>

/** What is said about a photograph. What is undefined stays as it is. */
export interface ImageTexts {
  readonly title?: string | undefined
  readonly description?: string | null | undefined
  readonly coneId?: number | null | undefined
  readonly atmosphereId?: number | null | undefined
  readonly isColorSearchable?: boolean | undefined
}

/** A photograph that the viewer may see, or has added. */
export async function findPlacedImage(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<PlacedImage | undefined> {
  const [image] = await rowsOf(
    db,
    PLACED_IMAGE,
    sql`
    select i.id, i.cdn_id as "cdnId", i.owner_id as "ownerId", i.material_id as "materialId",
      m.owner_id as "itemOwnerId", (${visibleTo(viewer, 'm')} and ${shownTo(viewer, 'i')}) as "isShown"
    from material_image as i join material as m on m.id = i.material_id
    where i.id = ${id}`,
  )
  return image?.isShown === true || image?.ownerId === viewer?.id ? image : undefined
}

/** A photograph by its number or by the name of its picture, wherever it is. */
export async function findPhotograph(
  db: Db,
  picture: string,
): Promise<Pick<PlacedImage, 'id' | 'cdnId' | 'ownerId' | 'materialId'> | undefined> {
  return db
    .selectFrom('material_image')
    .select(['id', 'cdn_id as cdnId', 'owner_id as ownerId', 'material_id as materialId'])
    .where((eb) => eb.or([eb(sql`id::text`, '=', picture), eb('cdn_id', '=', picture)]))
    .executeTakeFirst()
}

/**
 * The row of a photograph as it is shown.
 *
 * @throws AppError `image.notFound` when it was removed meanwhile
 */
export async function readMaterialImage(db: Db, id: number): Promise<ImageRow> {
  const [row] = await rowsOf(
    db,
    SHOWN_IMAGE,
    sql`select ${IMAGE_COLUMNS} from material_image as i join account as u on u.id = i.owner_id
      where i.id = ${id}`,
  )
  if (row === undefined) throw new AppError('image.notFound')
  return row
}

/** Adds a photograph to an item; the first one stands for the item. */
export async function insertMaterialImage(
  db: Db,
  materialId: number,
  image: NewImage,
  texts: ImageTexts & { readonly title: string },
  clientKey?: string,
): Promise<number> {
  const { L, a, b } = oklabFromHex(image.dominantHex)
  const { id } = await db
    .insertInto('material_image')
    .values({
      material_id: materialId,
      owner_id: image.ownerId,
      cdn_id: image.cdnId,
      title: texts.title,
      description: texts.description ?? null,
      cone_id: texts.coneId ?? null,
      atmosphere_id: texts.atmosphereId ?? null,
      is_color_searchable: texts.isColorSearchable ?? true,
      dominant_hex: image.dominantHex,
      secondary_hex: image.secondaryHex,
      oklab_l: L,
      oklab_a: a,
      oklab_b: b,
      width: image.width,
      height: image.height,
      client_key: clientKey ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await giveThumbnail(db, materialId)
  return id
}

export async function updateMaterialImage(db: Db, id: number, texts: ImageTexts): Promise<void> {
  const changes = {
    ...(texts.title !== undefined && { title: texts.title }),
    ...(texts.description !== undefined && { description: texts.description }),
    ...(texts.coneId !== undefined && { cone_id: texts.coneId }),
    ...(texts.atmosphereId !== undefined && { atmosphere_id: texts.atmosphereId }),
    ...(texts.isColorSearchable !== undefined && {
      is_color_searchable: texts.isColorSearchable,
    }),
  }
  if (Object.keys(changes).length === 0) return
  const changed = { ...changes, updated_at: new Date() }
  await db.updateTable('material_image').set(changed).where('id', '=', id).execute()
}

/** Takes a photograph away; the oldest that is left stands for the item if this one did. */
export async function deleteMaterialImage(
  db: Db,
  image: Pick<PlacedImage, 'id' | 'materialId'>,
): Promise<void> {
  await db.deleteFrom('material_image').where('id', '=', image.id).execute()
  await giveThumbnail(db, image.materialId)
}

/** An item with photographs has one that stands for it. */
export async function giveThumbnail(db: Db, materialId: number): Promise<void> {
  await sql`
    update material set thumbnail_image_id =
      (select min(i.id) from material_image as i
        where i.material_id = ${materialId} and not i.is_withheld)
    where id = ${materialId} and thumbnail_image_id is null`.execute(db)
}

export async function setThumbnailImage(
  db: Db,
  materialId: number,
  imageId: number,
): Promise<void> {
  await db
    .updateTable('material')
    .set({ thumbnail_image_id: imageId })
    .where('id', '=', materialId)
    .execute()
}
