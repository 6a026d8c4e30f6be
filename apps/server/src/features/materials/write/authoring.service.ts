import { copiedNote } from '@glazy/contract/rules/version-notes'
import type { MaterialDetail } from '@glazy/contract/materials'
import { primitiveName, type updateRecipe } from '@glazy/contract/authoring'
import { materialPath } from '@glazy/contract/material-path'
import { canView, isOwner, type Viewer } from '@glazy/contract/rules/material'
import type * as z from 'zod'
import type { Db } from '#db/database.ts'
import { findMade } from '#db/made-before.ts'
import { beginChange, type Sending } from '#db/sent-changes.ts'
import { announce } from '#features/notifications/announce.ts'
import { AppError, wrongField } from '#platform/app-error.ts'
import { AUTHORING_PROBLEMS } from '@glazy/contract/rules/authoring'
import { RecipeCycleError } from '#features/materials/derive/derive.ts'
import type { MaterialDraft, SavedItem } from '#features/materials/fields/material-draft.ts'
import { findSavedItem, reserveMaterialId } from './material-store.queries.ts'
import { createMaterial, type Saved, saveMaterial } from './save.service.ts'
import type { AuthoringContext } from './authoring-context.ts'
import {
  type MaterialChange,
  newMaterialDraft,
  newRecipeDraft,
  type NewMaterial,
  type NewRecipe,
  toComponents,
  withFigures,
  withMetadata,
} from './authored-draft.ts'
import { checkDraft } from './check-draft.ts'
import { ownsCollection } from './references.queries.ts'

export type RecipeChange = z.output<NonNullable<typeof updateRecipe.body>>

/** Makes a raw material or an analysis of the viewer. */
export async function createEnteredMaterial(
  context: AuthoringContext,
  body: NewMaterial,
): Promise<MaterialDetail> {
  const original = await findOriginal(context, body)
  return create(context, newMaterialDraft(body, original?.draft), body, original)
}

/** Makes a recipe of the viewer. */
export async function createEnteredRecipe(
  context: AuthoringContext,
  body: NewRecipe,
): Promise<MaterialDetail> {
  const original = await findOriginal(context, body)
  return create(context, newRecipeDraft(body, original?.draft), body, original)
}

/** What a new item was copied from. One that has gone, or is private to somebody else, is none. */
async function findOriginal(
  { db, viewer }: AuthoringContext,
  { originalId }: CreateWishes,
): Promise<SavedItem | undefined> {
  const original = originalId ? await findSavedItem(db, originalId) : undefined
  return original && canView(viewer, ownershipOf(original)) ? original : undefined
}

interface CreateWishes {
  readonly originalId?: number | null | undefined
  readonly collectionId?: number | null | undefined
  readonly clientKey?: string | undefined
}

async function create(
  context: AuthoringContext,
  draft: MaterialDraft,
  wishes: CreateWishes,
  original: SavedItem | undefined,
): Promise<MaterialDetail> {
  const { db, viewer, now } = context
  const { clientKey } = wishes
  const made = await findMade(db, { table: 'material', accountId: viewer.id, clientKey })
  if (made !== undefined) return context.getDetail(made)
  const collectionId = wishes.collectionId ?? undefined
  const [newId] = await Promise.all([reserveMaterialId(db), checkDraft(db, viewer, draft)])
  if (collectionId !== undefined && !(await ownsCollection(db, viewer.id, collectionId))) {
    const problem = { field: 'collectionId', message: 'must be one of your collections' }
    throw new AppError('request.invalid', { message: problem.message, fields: [problem] })
  }
  const id = await createMaterial({ db, now, authorId: viewer.id }, draft, {
    id: newId,
    ...(clientKey !== undefined && { clientKey }),
    ...(original && {
      note: copiedNote(original.id),
      copiedFromId: original.id,
      also: (trx) => tellOwner(trx, viewer, original),
    }),
    ...(collectionId !== undefined && { collectionId }),
  })
  return context.getDetail(id)
}

/** Tells the owner of a recipe that somebody else has copied it. */
export async function tellOwner(trx: Db, viewer: Viewer, original: SavedItem): Promise<void> {
  const { id, draft, ownerId } = original
  if (draft.kind !== 'recipe' || ownerId === viewer.id) return
  const link = materialPath({ ...draft, id })
  await announce(trx, { kind: 'copy', actorId: viewer.id, materialId: id, link })
}

/** Saves the metadata of an item, or the figures of a raw material or an analysis. */
export function changeMaterial(
  context: AuthoringContext,
  id: number,
  change: MaterialChange,
): Promise<MaterialDetail> {
  return edit(context, id, change, (item) => {
    if (change.analysis !== undefined && item.draft.kind === 'recipe') {
      throw wrongField('analysis', 'The analysis of a recipe follows from its ingredients')
    }
    demandFittingName(item.draft, change.name)
    return withFigures(withMetadata(item.draft, change), change)
  })
}

/** A new name of a material or an analysis is as long as that of a new one; the one it has may stay. */
function demandFittingName({ kind, name: before }: MaterialDraft, name: string | undefined): void {
  if (kind === 'recipe' || name === undefined || name === before) return
  const { success, error } = primitiveName.safeParse(name)
  if (!success) throw wrongField('name', error.issues[0]?.message ?? '')
}

/** Saves the name and the ingredients of a recipe. */
export function changeRecipe(
  context: AuthoringContext,
  id: number,
  change: RecipeChange,
): Promise<MaterialDetail> {
  return edit(context, id, change, ({ draft }) => {
    if (draft.kind !== 'recipe') {
      throw wrongField('materialComponents', 'Only a recipe has ingredients')
    }
    const { newName } = change
    return {
      ...draft,
      ...(newName !== undefined && { name: newName }),
      components: toComponents(change.materialComponents),
    }
  })
}

interface EditWishes extends Pick<Sending, 'clientKey'> {
  readonly version?: number | undefined
  readonly note?: string | undefined
  /** What an earlier version of the item holds, which may come back. */
  readonly earlier?: MaterialDraft
}

/**
 * Saves what `change` makes of an item that the viewer may edit, once however often it is sent with
 * its key.
 *
 * @throws AppError `material.notFound`, `auth.forbidden`, `material.archived`, or
 * `material.outdated` when the item has been saved since the version that was edited
 */
export async function edit(
  context: AuthoringContext,
  id: number,
  wishes: EditWishes,
  change: (item: SavedItem) => MaterialDraft,
): Promise<MaterialDetail> {
  const { db, viewer, now, deriver } = context
  let saved: Saved
  try {
    saved = await saveMaterial(
      { db, now, authorId: viewer.id },
      id,
      async (item, trx) => {
        if (!(await beginChange(trx, viewer.id, wishes, { id, wishes }))) throw new MadeBefore()
        demandEditable(viewer, item)
        if (wishes.version !== undefined && wishes.version !== item.version) {
          throw new AppError('material.outdated')
        }
        const draft = change(item)
        await checkDraft(trx, viewer, draft, item, wishes.earlier)
        return draft
      },
      {
        ...(wishes.note !== undefined && { note: wishes.note }),
        also: async (trx, draft) => {
          if (draft.isPrivate === true) return
          const link = materialPath({ ...draft, id })
          await announce(trx, { kind: 'version', actorId: viewer.id, materialId: id, link })
        },
      },
    )
  } catch (error) {
    if (error instanceof MadeBefore) return context.getDetail(id)
    if (!(error instanceof RecipeCycleError)) throw error
    throw wrongField('materialComponents', AUTHORING_PROBLEMS.containsItself)
  }
  if (saved.staleRecipes > 0) deriver.wake()
  return context.getDetail(id)
}

/** Ends a save that was made already. */
class MadeBefore extends Error {}

/**
 * @throws AppError `material.notFound` for what the viewer may not see, `auth.forbidden` for what
 * is not theirs, `material.archived` for what can no longer be changed
 */
export function demandEditable(viewer: Viewer, saved: SavedItem): void {
  const item = ownershipOf(saved)
  if (!canView(viewer, item)) throw new AppError('material.notFound')
  if (!isOwner(viewer, item)) throw new AppError('auth.forbidden')
  if (item.isArchived) throw new AppError('material.archived')
}

/** What decides who may see an item and change it. */
export const ownershipOf = ({ draft, ownerId, shown }: SavedItem) => ({
  userId: ownerId,
  isPrivate: draft.isPrivate ?? false,
  isWithheld: shown.isWithheld,
  isArchived: draft.isArchived ?? false,
})
