import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { MaterialDraft } from '#features/materials/fields/material-draft.ts'
import { readContent } from '#features/materials/fields/version-content.ts'
import { joinFace, type MaybeViewer, visibleTo } from '#db/visible-to.ts'

export interface VersionRow {
  readonly number: number
  readonly author_id: number | null
  readonly author_name: string | null
  readonly note: string | null
  readonly created_at: Date
}

export interface VersionContentRow extends VersionRow {
  readonly owner_id: number
  /** Whether the item is hidden now. */
  readonly is_private: boolean
  readonly content: MaterialDraft
}

interface StoredContent {
  readonly format: number
  readonly content: unknown
}

/** What was saved while an item was private is for its owner, also after it was published. */
function readableBy(viewer: MaybeViewer) {
  return sql`${visibleTo(viewer, 'm')} and (m.owner_id = ${viewer?.id ?? null}
    or not v.is_private)`
}

const COLUMNS = sql`v.number, a.id as author_id, a.name as author_name, v.note, v.created_at`
const TABLES = sql`material_version as v join material as m on m.id = v.material_id
  left join account as a on a.id = v.author_id`

/** Versions of an item that the viewer may read, the newest first. */
export async function findVersions(db: Db, viewer: MaybeViewer, id: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${COLUMNS} from ${TABLES} where m.id = ${id} and ${readableBy(viewer)}
    order by v.number desc`.execute(db)
  return rows
}

/** @throws AppError `version.unreadable` */
export async function findVersion(
  db: Db,
  viewer: MaybeViewer,
  id: number,
  number: number,
): Promise<VersionContentRow | undefined> {
  const { rows } = await sql<Omit<VersionContentRow, 'content'> & StoredContent>`
    select ${COLUMNS}, m.owner_id, m.is_private, v.format, v.content from ${TABLES}
    where m.id = ${id} and v.number = ${number} and ${readableBy(viewer)}`.execute(db)
  const [row] = rows
  return row && { ...row, content: readContent(row.format, row.content) }
}

/** Names of ingredients as an item may know them, and whether the viewer may see them. */
export async function findNames(
  db: Db,
  viewer: MaybeViewer,
  holderId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly name: string; readonly isVisible: boolean }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string; isVisible: boolean }>`
    select m.id, coalesce(face.name, m.name) as name, ${visibleTo(viewer, 'm')} as "isVisible"
    from material as m join material as holder on holder.id = ${holderId}
    ${joinFace('holder', 'm')} where m.id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
