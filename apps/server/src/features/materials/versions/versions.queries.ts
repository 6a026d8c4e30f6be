import type { Db } from '#db/database.ts'
import type { MaterialDraft } from '#features/materials/fields/material-draft.ts'
import { readContent } from '#features/materials/fields/version-content.ts'
import { type MaybeViewer, visibleTo } from '#db/visible-to.ts'

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

/**
 * Versions that a reader may have: what was saved while an item was private is for its owner, also
 * after it was published.
 */
function readableVersions(db: Db, viewer: MaybeViewer, id: number) {
  return db
    .selectFrom('material_version as v')
    .innerJoin('material as m', 'm.id', 'v.material_id')
    .leftJoin('account as a', 'a.id', 'v.author_id')
    .select(['v.number', 'a.id as author_id', 'a.name as author_name', 'v.note', 'v.created_at'])
    .where('m.id', '=', id)
    .where(visibleTo(viewer, 'm'))
    .where((eb) => eb.or([eb('v.is_private', '=', false), eb('m.owner_id', '=', viewer?.id ?? 0)]))
}

/** Versions of an item that the viewer may read, the newest first. */
export async function findVersions(db: Db, viewer: MaybeViewer, id: number): Promise<VersionRow[]> {
  return readableVersions(db, viewer, id).orderBy('v.number', 'desc').execute()
}

/** @throws AppError `version.unreadable` */
export async function findVersion(
  db: Db,
  viewer: MaybeViewer,
  id: number,
  number: number,
): Promise<VersionContentRow | undefined> {
  const row = await readableVersions(db, viewer, id)
    .select(['m.owner_id', 'm.is_private', 'v.format', 'v.content'])
    .where('v.number', '=', number)
    .executeTakeFirst()
  return row && { ...row, content: readContent(row.format, row.content) }
}
