import { copiedVersionNote, restoredNote } from '@glazy/contract/rules/version-notes'
import type { MaterialDetail } from '@glazy/contract/materials'
import { MATERIAL_STATE } from '@glazy/contract/rules/lifecycle'
import { AppError } from '#platform/app-error.ts'
import type { MaterialDraft } from '#features/materials/fields/material-draft.ts'
import type { AuthoringContext } from '#features/materials/write/authoring-context.ts'
import { edit } from '#features/materials/write/authoring.service.ts'
import { findUsableIds } from '#features/materials/read/visible-items.queries.ts'
import { copyDraft } from '#features/materials/lifecycle/lifecycle.service.ts'
import { findMerged } from '#db/merged.ts'
import { findVersion } from './versions.queries.ts'

/**
 * Saves what a version holds as the next one: nothing that was saved since is lost. Whether the item
 * is public, and its state, stay as they are.
 *
 * @throws AppError `version.notFound`, `auth.forbidden`, `material.archived`, or `request.invalid`
 * when an ingredient cannot be used any more
 */
export async function restoreVersion(
  context: AuthoringContext,
  id: number,
  number: number,
): Promise<MaterialDetail> {
  const content = await readContent(context, id, number)
  return edit(context, id, { note: restoredNote(number), earlier: content }, ({ draft }) => ({
    ...content,
    isPrivate: draft.isPrivate ?? false,
    isArchived: draft.isArchived ?? false,
    stateId: draft.stateId ?? MATERIAL_STATE.testing,
  }))
}

/**
 * Makes a private item of the viewer from what a version holds.
 *
 * @throws AppError `version.notFound`, or `request.invalid` when an ingredient is private to
 * somebody else
 */
export async function copyVersion(
  context: AuthoringContext,
  id: number,
  number: number,
): Promise<MaterialDetail> {
  const content = await readContent(context, id, number)
  return copyDraft(context, content, {
    note: copiedVersionNote(id, number),
    copiedFromId: id,
  })
}

/**
 * What a version holds, without the parents that have gone since, and with what its ingredients have
 * been merged into.
 */
async function readContent(
  { db, viewer }: AuthoringContext,
  id: number,
  number: number,
): Promise<MaterialDraft> {
  const version = await findVersion(db, viewer, id, number)
  if (version === undefined) throw new AppError('version.notFound')
  const { parentId = null, revisionParentId = null, ...content } = version.content
  const usable = await findUsableIds(
    db,
    viewer,
    [parentId, revisionParentId].filter((parent) => parent !== null),
  )
  const stillThere = (parent: number | null) =>
    parent !== null && usable.has(parent) ? parent : null
  const lines = content.components ?? []
  const merged = await findMerged(
    db,
    lines.map(({ materialId }) => materialId),
  )
  return {
    ...content,
    ...(merged.size > 0 && {
      components: lines.map((line) => ({
        ...line,
        materialId: merged.get(line.materialId) ?? line.materialId,
      })),
    }),
    parentId: stillThere(parentId),
    revisionParentId: stillThere(revisionParentId),
  }
}
