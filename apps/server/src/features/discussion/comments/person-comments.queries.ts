import { type RawBuilder, sql } from 'kysely'
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

/** Comments of a person that the viewer may read. */
function writtenBy(viewer: MaybeViewer, authorId: number): RawBuilder<unknown> {
  return sql`c.author_id = ${authorId} and not c.is_deleted and not c.is_hidden
    and ${subjectVisibleTo(viewer, 'c')}`
}

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
    where ${writtenBy(viewer, authorId)}
    order by c.id desc limit ${page.perPage} offset ${offsetOf(page)}`,
  )
}

export async function countCommentsBy(
  db: Db,
  viewer: MaybeViewer,
  authorId: number,
): Promise<number> {
  const [row] = await rowsOf(
    db,
    { total: integer },
    sql`select count(*)::int as total from comment as c ${joinSubject('c')}
      where ${writtenBy(viewer, authorId)}`,
  )
  return row?.total ?? 0
}
