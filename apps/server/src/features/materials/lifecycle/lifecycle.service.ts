import { copiedNote, VERSION_NOTES } from '@glazy/contract/rules/version-notes'
import type { MaterialDetail } from '@glazy/contract/materials'
import { MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { FALLBACK_ANALYSIS_NAME } from '@glazy/contract/rules/authoring'
import { MATERIAL_STATE } from '@glazy/contract/rules/lifecycle'
import { canView } from '@glazy/contract/rules/material'
import { inTransaction } from '#db/transaction.ts'
import { AppError } from '#platform/app-error.ts'
import { markUsersStale } from '#features/materials/derive/derive.queries.ts'
import type { MaterialDraft, SavedItem } from '#features/materials/fields/material-draft.ts'
import { findUsableIds } from '#features/materials/read/visible-items.queries.ts'
import { findSavedItem } from '#features/materials/write/material-store.queries.ts'
import { type CreateOptions, createMaterial } from '#features/materials/write/save.service.ts'
import type { AuthoringContext } from '#features/materials/write/authoring-context.ts'
import {
  demandEditable,
  edit,
  ownershipOf,
  tellOwner,
} from '#features/materials/write/authoring.service.ts'
import {
  countUse,
  deleteRow,
  findChildren,
  findNames,
  lockForRemoval,
} from '#features/materials/write/references.queries.ts'

/** Shows a private item to everyone. */
export function publish(context: AuthoringContext, id: number): Promise<MaterialDetail> {
  return edit(context, id, { note: VERSION_NOTES.published }, ({ draft }) => {
    if (draft.isPrivate !== true) throw new AppError('material.cannotPublish')
    return { ...draft, isPrivate: false }
  })
}

/** Hides a public item again. */
export async function unpublish(context: AuthoringContext, id: number): Promise<MaterialDetail> {
  try {
    return await edit(context, id, { note: VERSION_NOTES.unpublished }, ({ draft }) => {
      if (draft.isPrivate === true) throw new AppError('material.cannotUnpublish')
      return { ...draft, isPrivate: true }
    })
  } catch (error) {
    const isArchived = error instanceof AppError && error.code === 'material.archived'
    throw isArchived ? new AppError('material.cannotUnpublish') : error
  }
}

/** Makes a public item read-only for good: what both archiving and locking do. */
export async function archive(context: AuthoringContext, id: number): Promise<MaterialDetail> {
  return edit(context, id, { note: VERSION_NOTES.archived }, ({ draft }) => {
    if (draft.isPrivate === true) throw new AppError('material.cannotArchive')
    return { ...draft, isArchived: true }
  })
}

/**
 * Makes a private copy of a visible item that belongs to the viewer and starts in testing.
 *
 * @throws AppError `request.invalid` with the names of ingredients that are hidden, unless the viewer has
 * used them before
 */
export async function copy(context: AuthoringContext, id: number): Promise<MaterialDetail> {
  const original = await findSavedItem(context.db, id)
  if (original === undefined || !canView(context.viewer, ownershipOf(original))) {
    throw new AppError('material.notFound')
  }
  return copyDraft(context, original.draft, {
    note: copiedNote(id),
    copiedFromId: id,
    also: (trx) => tellOwner(trx, context.viewer, original),
  })
}

/**
 * Makes a private item of the viewer that holds what a draft says and starts in testing.
 *
 * @param origin where the draft comes from, and what else its transaction writes
 * @throws AppError `request.invalid`, see {@link copy}
 */
export async function copyDraft(
  context: AuthoringContext,
  draft: MaterialDraft,
  origin: Pick<CreateOptions, 'note' | 'also'> & { readonly copiedFromId: number },
): Promise<MaterialDetail> {
  const { db, viewer, now } = context
  const ingredients = (draft.components ?? []).map(({ materialId }) => materialId)
  const parents = [draft.parentId ?? []].flat()
  const usable = await findUsableIds(db, viewer, [...ingredients, ...parents])
  const hidden = ingredients.filter((ingredient) => !usable.has(ingredient))
  if (hidden.length > 0) {
    const names = await findNames(db, viewer, origin.copiedFromId, hidden)
    const quoted = [...names.values()].map(({ name }) => `“${name}”`).join(', ')
    const message = `This recipe has an ingredient that is private to someone else: ${quoted}`
    throw new AppError('request.invalid', { message, fields: [{ field: 'id', message }] })
  }
  const copyId = await createMaterial(
    { db, now, authorId: viewer.id },
    {
      ...draft,
      name: nameOfCopy(draft.kind, draft.name),
      isPrivate: true,
      isArchived: false,
      stateId: MATERIAL_STATE.testing,
      parentId: parents.find((parent) => usable.has(parent)) ?? null,
      revisionParentId: null,
    },
    origin,
  )
  return context.getDetail(copyId)
}

function nameOfCopy(kind: SavedItem['draft']['kind'], name: string): string {
  if (kind === 'analysis') return name === '' ? FALLBACK_ANALYSIS_NAME : name
  return `Copy of ${name}`.slice(0, MATERIAL_NAME_MAX_LENGTH)
}

/**
 * What would lose something with an item of the viewer.
 *
 * @throws AppError `material.notFound`, `auth.forbidden`
 */
export async function getUse({ db, viewer }: AuthoringContext, id: number) {
  const item = await findSavedItem(db, id)
  if (item === undefined || !canView(viewer, ownershipOf(item))) {
    throw new AppError('material.notFound')
  }
  if (item.ownerId !== viewer.id) throw new AppError('auth.forbidden')
  return countUse(db, id, viewer.id)
}

/**
 * Deletes an item of the viewer.
 *
 * @throws AppError `material.inUse` when a recipe uses it, `material.stocked` when somebody has bought
 * it or others have it on the shelf; the message says how many
 */
export async function remove(context: AuthoringContext, id: number): Promise<void> {
  const { db, viewer, deriver } = context
  const stale = await inTransaction(db, async (trx) => {
    await lockForRemoval(trx, id)
    const item = await findSavedItem(trx, id)
    if (item === undefined) throw new AppError('material.notFound')
    demandEditable(viewer, item)
    const { own, others, lots, shelves } = await countUse(trx, id, viewer.id)
    if (own + others > 0) {
      throw new AppError('material.inUse', {
        message: `${own} of your recipes and ${others} of others use this item; archive it instead`,
      })
    }
    if (lots + shelves > 0) {
      throw new AppError('material.stocked', {
        message: `You have ${lots} lots of this item in stock, and ${shelves} others have it on the shelf`,
      })
    }
    const children = await findChildren(trx, id)
    await deleteRow(trx, id)
    // Recipes are grouped by the parents of their ingredients.
    return markUsersStale(trx, children)
  })
  if (stale > 0) deriver.wake()
}
