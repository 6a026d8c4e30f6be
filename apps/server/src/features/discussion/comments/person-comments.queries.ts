import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, oneOf, type RowOf, rowsOf, text } from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { joinSubject, type MaybeViewer, subjectVisibleTo } from '#db/visible-to.ts'
import { offsetOf, type Page } from '#platform/http/pagination.ts'
import { COMMENT, commentColumns } from './comments.queries.ts'

const LISTED = {
  ...COMMENT,
  subject_id: integer,
  subject_name: text,
  subject_kind: oneOf<MaterialKind | 'log'>(),
} as const

/** What a person has written, the newest first, with what it is about. */
export function listCommentsBy(
  db: Db,
  viewer: MaybeViewer,
  authorId: number,
  page: Page,
): Promise<RowOf<typeof LISTED>[]> {
  return rowsOf(
    db,
    LISTED,
    sql`
    select ${commentColumns('c')}, coalesce(c.log_id, c.material_id) as subject_id,
      case when c.log_id is null then m.name else l.title end as subject_name,
      case when c.log_id is null then m.kind else 'log' end as subject_kind
    from comment as c join account as u on u.id = c.author_id ${joinSubject('c')}
    where c.author_id = ${authorId} and not c.is_deleted and not c.is_hidden
      and ${subjectVisibleTo(viewer, 'c')}
    order by c.id desc limit ${page.perPage} offset ${offsetOf(page)}`,
  )
}
