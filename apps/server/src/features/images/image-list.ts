import { PAGE_SIZE } from '@glazy/contract/limits'
import type { ListedImage } from '@glazy/contract/material-images'
import type { MaterialRef } from '@glazy/contract/materials'
import type { Pagination } from '@glazy/contract/pagination'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { json, orNull, rowsOf } from '#db/rows.ts'
import { type MaybeViewer, shownTo, visibleTo } from '#db/visible-to.ts'
import { presentImage } from '#features/materials/read/detail.presenter.ts'
import { IMAGE_COLUMNS, SHOWN_IMAGE } from '#features/materials/read/detail.queries.ts'
import { personOfList } from '#features/accounts/person.queries.ts'
import { offsetOf, paginationOf } from '#platform/http/pagination.ts'
import { countImages } from './count-images.queries.ts'

export interface ImageListQuery {
  /** Who has added them: id or user name. */
  readonly u?: string | undefined
  readonly p?: number | undefined
  readonly count?: number | undefined
}

export interface ImageList {
  readonly data: ListedImage[]
  readonly pagination: Pagination
}

/**
 * Photographs of items that the viewer may see, the newest first. Whoever looks at their own sees
 * those too that are on items which were hidden since, without the item: they can still be removed.
 *
 * @throws AppError `user.notFound`
 */
export async function listImages(
  db: Db,
  viewer: MaybeViewer,
  { u, p: page = 1, count: perPage = PAGE_SIZE }: ImageListQuery,
): Promise<ImageList> {
  const owner = await personOfList(db, u)
  const isOwn = owner !== undefined && owner.id === viewer?.id
  const isShown = sql`(${visibleTo(viewer, 'm')} and ${shownTo(viewer, 'i')})`
  const from = sql`material_image as i join material as m on m.id = i.material_id
    where ${owner ? sql`i.owner_id = ${owner.id}` : sql`true`} and ${isOwn ? sql`true` : isShown}`
  const [rows, total] = await Promise.all([
    rowsOf(
      db,
      { ...SHOWN_IMAGE, material: orNull(json<MaterialRef>()) },
      sql`select ${IMAGE_COLUMNS}, case when ${isShown} then
          jsonb_build_object('id', m.id, 'name', m.name, 'kind', m.kind) end as material
        from (select i.* from ${from} order by i.id desc
          limit ${perPage} offset ${offsetOf({ page, perPage })}) as i
        join material as m on m.id = i.material_id join account as u on u.id = i.owner_id
        order by i.id desc`,
    ),
    countImages(db, viewer, owner?.id),
  ])
  const data = rows.map(({ material, ...row }) => ({ ...presentImage(row), material }))
  return { data, pagination: paginationOf(total, data.length, { page, perPage }) }
}
