import type { FieldProblem } from '@glazy/contract/errors'
import { AUTHORING_PROBLEMS } from '@glazy/contract/rules/authoring'
import type { Db } from '#db/database.ts'
import type { MaterialDraft, SavedItem } from '#features/materials/fields/material-draft.ts'
import { comesFrom, findRawMaterials } from './references.queries.ts'

/**
 * Checks that a parent stands between raw materials, and that nothing becomes its own parent or a
 * revision of itself, by way of others too. Relatives that an item has had stay.
 *
 * @param earlier what a version of the item holds, which may come back
 */
export async function checkRelatives(
  db: Db,
  draft: MaterialDraft,
  saved: SavedItem | undefined,
  earlier: MaterialDraft | undefined,
): Promise<FieldProblem[]> {
  const fields: FieldProblem[] = []
  const parent = draft.parentId ?? null
  const before = [saved?.draft.parentId, earlier?.parentId]
  if (parent !== null && !before.includes(parent)) {
    const isBetween =
      draft.kind === 'primitive' && (await findRawMaterials(db, [parent])).has(parent)
    if (!isBetween) {
      fields.push({ field: 'materialParentId', message: AUTHORING_PROBLEMS.parentOfMaterials })
    }
  }
  if (saved === undefined) return fields
  for (const { field, key, column } of LINES) {
    const relative = draft[key] ?? null
    if (relative === null || relative === saved.draft[key]) continue
    if (!(await comesFrom(db, relative, saved.id, column))) continue
    fields.push({ field, message: AUTHORING_PROBLEMS.comesFromItself })
  }
  return fields
}

/** The lines in which items descend from one another. */
const LINES = [
  { field: 'materialParentId', key: 'parentId', column: 'parent_id' },
  { field: 'revisionParentId', key: 'revisionParentId', column: 'revision_parent_id' },
] as const
