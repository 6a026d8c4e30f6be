import {
  findMaterialType,
  MATERIAL_ROOT_ID,
  RECIPE_ROOT_ID,
} from '@glazy/ceramics/lookups/material-types'
import type { FieldProblem } from '@glazy/contract/errors'
import { AUTHORING_PROBLEMS, isConeRange } from '@glazy/contract/rules/authoring'
import { stateRefusal } from '@glazy/contract/rules/lifecycle'
import type { Viewer } from '@glazy/contract/rules/material'
import type { Db } from '#db/database.ts'
import { AppError } from '#platform/app-error.ts'
import type { MaterialDraft, SavedItem } from '#features/materials/fields/material-draft.ts'
import { findUsableIds } from '#features/materials/read/visible-items.queries.ts'
import { checkRelatives } from './check-relatives.ts'
import { findHiddenLines, isUsableSchedule } from './references.queries.ts'

const STATE_REFUSALS = {
  cannotChangeFromProduction: 'An item in production cannot go back to testing',
  cannotChangeFromDiscontinued: 'A discontinued item cannot get another state',
  productionRequiresPhoto: 'A recipe in production needs a photo',
} as const

/**
 * Checks what the schema of a call can't: that everything a draft names exists and may be used by
 * the viewer, and that its cones and its state fit together.
 *
 * @param saved the item as it was; what it named before needs no new permission
 * @param earlier what a version of it holds, of which the same is so
 * @throws AppError `request.invalid` with every field that is wrong, `material.privateIngredient`
 */
export async function checkDraft(
  db: Db,
  viewer: Viewer,
  draft: MaterialDraft,
  saved?: SavedItem,
  earlier?: MaterialDraft,
): Promise<void> {
  const fields = [
    ...checkCones(draft),
    ...checkState(draft, saved),
    ...(await checkMaterials(db, viewer, draft, saved, earlier)),
    ...checkTypes(draft, saved),
    ...(await checkSchedule(db, viewer, draft, saved)),
  ]
  const [first] = fields
  if (first !== undefined) throw new AppError('request.invalid', { message: first.message, fields })
  await demandPublishable(db, viewer, draft, saved)
}

/**
 * What others have hidden does not come into what everybody may read. A recipe that is public
 * already keeps what it holds: with the name and the figures of its last public day.
 *
 * @throws AppError `material.privateIngredient`, which names what is private
 */
async function demandPublishable(
  db: Db,
  viewer: Viewer,
  draft: MaterialDraft,
  saved: SavedItem | undefined,
): Promise<void> {
  if (draft.isPrivate === true) return
  const wasPublic = saved !== undefined && saved.draft.isPrivate !== true
  const before = wasPublic ? (saved.draft.components ?? []) : []
  const known = new Set(before.map(({ materialId }) => materialId))
  const lines = (draft.components ?? []).map(({ materialId }, at) => ({
    field: `materialComponents.${at}.componentMaterialId`,
    id: materialId,
  }))
  const added = lines.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const hidden = new Map(
    (await findHiddenLines(db, viewer.id, added)).map(({ id, name }) => [id, name]),
  )
  const fields = lines
    .filter(({ id }) => hidden.has(id))
    .map(({ field, id }) => ({ field, message: privateToOthers(hidden.get(id)) }))
  const [first] = fields
  if (first === undefined) return
  throw new AppError('material.privateIngredient', { message: first.message, fields })
}

const privateToOthers = (name: string | null | undefined) =>
  `${name ? `“${name}”` : 'An ingredient'} is private to someone else: a public recipe cannot hold it`

function checkCones({ fromConeId, toConeId }: MaterialDraft): FieldProblem[] {
  return isConeRange(fromConeId ?? null, toConeId ?? null)
    ? []
    : [{ field: 'toOrtonConeId', message: AUTHORING_PROBLEMS.invalidConeRange }]
}

function checkState(draft: MaterialDraft, saved: SavedItem | undefined): FieldProblem[] {
  const refusal = stateRefusal(
    {
      kind: draft.kind,
      materialStateId: saved?.draft.stateId ?? 1,
      hasPhoto: saved?.hasPhoto ?? false,
    },
    draft.stateId ?? 1,
  )
  return refusal === null ? [] : [{ field: 'materialStateId', message: STATE_REFUSALS[refusal] }]
}

async function checkMaterials(
  db: Db,
  viewer: Viewer,
  draft: MaterialDraft,
  saved: SavedItem | undefined,
  earlier: MaterialDraft | undefined,
): Promise<FieldProblem[]> {
  const named = namedMaterials(draft)
  const before = [saved?.draft ?? [], earlier ?? []].flat().flatMap(namedMaterials)
  const known = new Set(before.map(({ id }) => id))
  const wanted = named.filter(({ id }) => !known.has(id))
  const usable = await findUsableIds(
    db,
    viewer,
    wanted.map(({ id }) => id),
  )
  const problems = wanted.flatMap(({ id, field }) => {
    const isRing = id === saved?.id && field.startsWith('materialComponents')
    if (usable.has(id) && !isRing) return []
    const problem = isRing ? 'containsItself' : 'unknownComponent'
    return [{ field, message: AUTHORING_PROBLEMS[problem] }]
  })
  // Of what the viewer may not see, nothing more is said.
  if (problems.length > 0) return problems
  return checkRelatives(db, draft, saved, earlier)
}

async function checkSchedule(
  db: Db,
  viewer: Viewer,
  { kilnScheduleId }: MaterialDraft,
  saved: SavedItem | undefined,
): Promise<FieldProblem[]> {
  if (typeof kilnScheduleId !== 'number' || kilnScheduleId === saved?.draft.kilnScheduleId)
    return []
  if (await isUsableSchedule(db, viewer, kilnScheduleId)) return []
  return [{ field: 'kilnScheduleId', message: AUTHORING_PROBLEMS.unknownSchedule }]
}

function namedMaterials(draft: MaterialDraft): { readonly field: string; readonly id: number }[] {
  const lines = (draft.components ?? []).map(({ materialId }, at) => ({
    field: `materialComponents.${at}.componentMaterialId`,
    id: materialId,
  }))
  const relatives = [
    { field: 'materialParentId', id: draft.parentId },
    { field: 'revisionParentId', id: draft.revisionParentId },
  ]
  return [...lines, ...relatives].flatMap(({ field, id }) =>
    typeof id === 'number' ? [{ field, id }] : [],
  )
}

/** Roots of the trees of types; an analysis may be of a clay as well as of a glaze. */
const ROOT_OF: Readonly<Partial<Record<MaterialDraft['kind'], number>>> = {
  recipe: RECIPE_ROOT_ID,
  primitive: MATERIAL_ROOT_ID,
}

function checkTypes(draft: MaterialDraft, saved: SavedItem | undefined): FieldProblem[] {
  const { baseTypeId, typeId } = draft
  const before = saved?.draft
  if (before && before.baseTypeId === baseTypeId && before.typeId === typeId) return []
  const base = typeof baseTypeId === 'number' ? findMaterialType(baseTypeId) : undefined
  if (typeof baseTypeId === 'number' && base === undefined) {
    return [{ field: 'baseTypeId', message: AUTHORING_PROBLEMS.typeRequired }]
  }
  const type = typeof typeId === 'number' ? findMaterialType(typeId) : undefined
  const root = ROOT_OF[draft.kind]
  const message =
    AUTHORING_PROBLEMS[draft.kind === 'recipe' ? 'materialTypeOfRecipe' : 'recipeTypeOfMaterial']
  const isOfOther = (path: readonly number[] = []) =>
    root !== undefined && path[0] !== undefined && path[0] !== root
  if (isOfOther(base?.path)) return [{ field: 'baseTypeId', message }]
  if (isOfOther(type?.path)) return [{ field: 'materialTypeId', message }]
  if (typeof typeId !== 'number' || type?.path.includes(baseTypeId ?? typeId)) return []
  return [{ field: 'materialTypeId', message: 'must be a type below baseTypeId' }]
}
