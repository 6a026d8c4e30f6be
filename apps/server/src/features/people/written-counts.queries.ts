import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, rowsOf } from '#db/rows.ts'
import {
  commentShownTo,
  joinSubject,
  logVisibleTo,
  type MaybeViewer,
  shownTo,
  subjectSeenBy,
  visibleTo,
  WITHHELD_COMMENTS,
} from '#db/visible-to.ts'

/*
 * Whoever writes much has written about thousands of items. To look every one up would take longer
 * than the rest of a page: all are counted by an index, and the hidden ones taken off, which are few.
 * The planner has to know whose they are, so these plans are not kept.
 */

/** Photographs of somebody on items that the viewer may see; one’s own count all. */
export function countImages(db: Db, viewer: MaybeViewer, ownerId: number): Promise<number> {
  const own = sql`from material_image as i where i.owner_id = ${ownerId}`
  const onItem = sql`from material_image as i join material as m on m.id = i.material_id
    where i.owner_id = ${ownerId}`
  const isShown = visibleTo(viewer, 'm')
  if (viewer?.id === ownerId) return countRest(db, own, [])
  return countRest(db, own, [
    sql`${onItem} and not ${isShown}`,
    sql`${onItem} and i.is_withheld and ${isShown} and not ${shownTo(viewer, 'i')}`,
  ])
}

/** Reviews of somebody on items that the viewer may see. */
export function countReviewsBy(db: Db, viewer: MaybeViewer, authorId: number): Promise<number> {
  const onItem = sql`from review as r join material as m on m.id = r.material_id
    where r.author_id = ${authorId}`
  const isShown = visibleTo(viewer, 'm')
  return countRest(db, sql`from review as r where r.author_id = ${authorId}`, [
    sql`${onItem} and not ${isShown}`,
    sql`${onItem} and r.is_withheld and ${isShown} and not ${shownTo(viewer, 'r', 'author_id')}`,
  ])
}

/** Comments of somebody, not deleted ones, about what the viewer may see. */
export function countCommentsBy(db: Db, viewer: MaybeViewer, authorId: number): Promise<number> {
  const own = sql`c.author_id = ${authorId} and not c.is_deleted and not c.is_hidden`
  return countRest(db, sql`from comment as c where ${own}`, [
    sql`from comment as c join material as m on m.id = c.material_id
      where ${own} and not ${visibleTo(viewer, 'm')}`,
    sql`from comment as c join log as l on l.id = c.log_id
      left join material as m on m.id = l.material_id
      where ${own} and c.log_id is not null and not ${logVisibleTo(viewer, 'l', 'm')}`,
    sql`from comment as c ${joinSubject('c')}
      where c.id in ${WITHHELD_COMMENTS} and ${own} and not ${commentShownTo(viewer, 'c')}
        and ${subjectSeenBy(viewer, 'c')}`,
  ])
}

async function countRest(
  db: Db,
  all: RawBuilder<unknown>,
  without: readonly RawBuilder<unknown>[],
): Promise<number> {
  const counts = [all, ...without].map((rows) => sql`(select count(*) ${rows})`)
  const [row] = await rowsOf(
    db,
    { count: integer },
    sql`select (${sql.join(counts, sql` - `)})::int as count`,
  )
  return row?.count ?? 0
}
