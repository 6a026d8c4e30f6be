import { sql } from 'kysely'
import { countRest } from '#db/count-rest.ts'
import type { Db } from '#db/database.ts'
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
