import { materialHref } from '@glazy/contract/material-path'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { integer, oneOf, orNull, type RowOf, rowsOf, text } from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import {
  commentShownTo,
  logVisibleTo,
  type MaybeViewer,
  visibleTo,
  WITHHELD_COMMENTS,
} from '#db/visible-to.ts'

/** What comments are about. */
export type SubjectKind = 'material' | 'log'

const SUBJECT = {
  id: integer,
  name: text,
  ownerId: integer,
  /** Null of a log. */
  materialKind: orNull(oneOf<MaterialKind>()),
} as const

export interface Subject extends RowOf<typeof SUBJECT> {
  readonly kind: SubjectKind
}

const COUNTS = { threadCount: integer, commentCount: integer } as const

/** The item or the log, if the viewer may see it, with how much has been said about it. */
export async function findSubject(
  db: Db,
  viewer: MaybeViewer,
  { kind, id }: { readonly kind: SubjectKind; readonly id: number },
): Promise<(Subject & RowOf<typeof COUNTS>) | undefined> {
  // All are counted by an index; those that moderators have hidden are few, and taken off.
  const count = (which: RawBuilder<unknown>) => {
    const counted = sql`from comment as c where ${sql.ref(`c.${kind}_id`)} = ${id} and ${which}`
    return sql`((select count(*) ${counted}) - (select count(*) ${counted}
      and c.id in ${WITHHELD_COMMENTS} and not ${commentShownTo(viewer, 'c')}))::int`
  }
  const counts = sql`${count(sql`c.parent_id is null`)} as "threadCount",
    ${count(sql`not c.is_deleted and not c.is_hidden`)} as "commentCount"`
  const found =
    kind === 'material'
      ? sql`select m.id, m.name, m.owner_id as "ownerId", m.kind as "materialKind",
          ${counts} from material as m
          where m.id = ${id} and ${visibleTo(viewer, 'm')}`
      : sql`select l.id, l.title as name, l.owner_id as "ownerId",
          null::text as "materialKind", ${counts} from log as l
          left join material as m on m.id = l.material_id
          where l.id = ${id} and ${logVisibleTo(viewer, 'l', 'm')}`
  const [row] = await rowsOf(db, { ...SUBJECT, ...COUNTS }, sql`${KEPT_PLAN} ${found}`)
  return row && { ...row, kind }
}

/** Locks what comments are about, so that one is written after the other. */
export async function lockSubject(trx: Db, { kind, id }: Pick<Subject, 'kind' | 'id'>) {
  await sql`select id from ${sql.table(kind)} where id = ${id} for no key update`.execute(trx)
}

/** Where a comment is read: a path within the site. */
export function commentLink({ id, name, materialKind }: Subject, commentId: number): string {
  const page =
    materialKind === null ? `/posts/${id}` : materialHref({ id, name, kind: materialKind })
  return `${page}#comment-${commentId}`
}
