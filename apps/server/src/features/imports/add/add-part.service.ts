import { VERSION_NOTES } from '@glazy/contract/rules/version-notes'
import type { FieldProblem } from '@glazy/contract/errors'
import { IMPORT_ITEMS_MAX } from '@glazy/contract/limits'
import { AUTHORING_PROBLEMS } from '@glazy/contract/rules/authoring'
import { IMPORT_PROBLEMS } from '@glazy/contract/rules/import'
import type { Viewer } from '@glazy/contract/rules/material'
import { orderByNeed } from '@glazy/formats/record/order-by-need'
import type { Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import type { ImportContext } from '#features/imports/import-context.ts'
import { findUsableIds, findVisibleIds } from '#features/materials/read/visible-items.queries.ts'
import { insertAndDerive } from '#features/materials/write/bulk-insert.ts'
import { reserveMaterialIds } from '#features/materials/write/material-store.queries.ts'
import {
  findRawMaterials,
  findUsableSchedules,
} from '#features/materials/write/references.queries.ts'
import { AppError } from '#platform/app-error.ts'
import { type ImportPart, toItems } from './imported-draft.ts'
import {
  type ImportedItem,
  countImported,
  insertImported,
  listImported,
  lockRun,
} from './import-runs.queries.ts'

/** What a record of an import has become. */
type AddedItem = Pick<ImportedItem, 'key' | 'id' | 'name'>

/** What a part of an import has become. */
export interface AddedPart {
  readonly id: number
  readonly items: readonly AddedItem[]
}

/**
 * Brings a part of an import, in one transaction. What an earlier call has brought under the same
 * key is left as it is: a call may be repeated on a bad network.
 *
 * @throws AppError `request.invalid` naming every field that is wrong, `import.quota`
 */
export function addPart({ db, viewer, now }: ImportContext, part: ImportPart): Promise<AddedPart> {
  return inTransaction(db, async (trx) => {
    const importId = await lockRun(trx, { ...part, ownerId: viewer.id })
    const imported = await importedSoFar(trx, importId, part)
    await checkPart(trx, viewer, part, imported)
    const added = await reserveItems(trx, viewer, part, imported)
    const known = new Map<string, AddedItem>([
      ...imported,
      ...added.map((it) => [it.key, it] as const),
    ])
    if (added.length > 0) {
      const fresh = new Set(added.map(({ key }) => key))
      const isFresh = ({ key }: { readonly key: string }) => fresh.has(key)
      const records = {
        materials: part.materials.filter(isFresh),
        recipes: part.recipes.filter(isFresh),
      }
      const idOf = (key: string) => {
        const id = known.get(key)?.id
        if (id === undefined) throw new Error(`${key} has been checked and yet has no item`)
        return id
      }
      const originals = await findOriginals(trx, viewer, part)
      const schedules = await findSchedules(trx, viewer, part)
      const items = toItems(records, idOf, now, (record) => ({
        isPrivate: true,
        ownerId: viewer.id,
        ...('copiedFromId' in record &&
          originals.has(record.copiedFromId ?? 0) && { copiedFromId: record.copiedFromId }),
        ...(schedules.has(record.kilnScheduleId ?? 0) && { kilnScheduleId: record.kilnScheduleId }),
      }))
      await insertAndDerive(trx, items, { authorId: viewer.id, note: VERSION_NOTES.imported })
      await insertImported(trx, importId, added)
    }
    const items = [...part.materials, ...part.recipes].flatMap(({ key }) => known.get(key) ?? [])
    return { id: importId, items }
  })
}

/** Ids for what has not been brought before. */
async function reserveItems(
  trx: Db,
  viewer: Viewer,
  { materials, recipes }: ImportPart,
  imported: ReadonlyMap<string, ImportedItem>,
): Promise<AddedItem[]> {
  const fresh = [...materials, ...recipes].filter(({ key }) => !imported.has(key))
  if (fresh.length === 0) return []
  if ((await countImported(trx, viewer.id)) + fresh.length > IMPORT_ITEMS_MAX) {
    throw new AppError('import.quota')
  }
  const ids = await reserveMaterialIds(trx, fresh.length)
  return fresh.flatMap(({ key, name }, at) => {
    const id = ids[at]
    return id === undefined ? [] : [{ key, id, name }]
  })
}

/** Items that recipes are copies of, as far as they are there and the viewer sees them. */
function findOriginals(
  trx: Db,
  viewer: Viewer,
  { recipes }: ImportPart,
): Promise<ReadonlySet<number>> {
  const ids = recipes.flatMap(({ copiedFromId }) => copiedFromId ?? [])
  return findVisibleIds(trx, viewer, [...new Set(ids)])
}

/** Kiln schedules that items are fired by, as far as the viewer sees them. */
function findSchedules(
  trx: Db,
  viewer: Viewer,
  { materials, recipes }: ImportPart,
): Promise<ReadonlySet<number>> {
  const ids = [...materials, ...recipes].flatMap(({ kilnScheduleId }) => kilnScheduleId ?? [])
  return findUsableSchedules(trx, viewer, [...new Set(ids)])
}

async function importedSoFar(
  trx: Db,
  importId: number,
  { materials, recipes }: ImportPart,
): Promise<Map<string, ImportedItem>> {
  const named = recipes.flatMap(({ components }) => components.flatMap(({ key }) => key ?? []))
  const parents = materials.flatMap(({ parentKey }) => parentKey ?? [])
  const own = [...materials, ...recipes].map(({ key }) => key)
  const items = await listImported(trx, importId, [...new Set([...own, ...named, ...parents])])
  return new Map(items.map((item) => [item.key, item]))
}

/** Checks what the schema of the call can't: that everything named is there and may be used. */
async function checkPart(
  trx: Db,
  viewer: Viewer,
  part: ImportPart,
  imported: ReadonlyMap<string, ImportedItem>,
): Promise<void> {
  const fields = [
    ...checkKinds(part, imported),
    ...checkKeys(part, imported),
    ...checkRings(part),
    ...(await checkIds(trx, viewer, part)),
  ]
  const [first] = fields
  if (first !== undefined) throw new AppError('request.invalid', { message: first.message, fields })
}

function checkKinds(
  { materials, recipes }: ImportPart,
  imported: ReadonlyMap<string, ImportedItem>,
): FieldProblem[] {
  const of = (list: readonly { readonly key: string }[], field: string, isRecipe: boolean) =>
    list.flatMap(({ key }, at) => {
      const kind = imported.get(key)?.kind
      if (kind === undefined || (kind === 'recipe') === isRecipe) return []
      return [{ field: `${field}.${at}.key`, message: IMPORT_PROBLEMS.keyOfOtherKind }]
    })
  return [...of(materials, 'materials', false), ...of(recipes, 'recipes', true)]
}

function checkKeys(
  { materials, recipes }: ImportPart,
  imported: ReadonlyMap<string, ImportedItem>,
): FieldProblem[] {
  const own = [...materials, ...recipes].map(({ key }) => key)
  const known = new Set([...imported.keys(), ...own])
  const materialKeys = new Set(materials.map(({ key }) => key))
  const isMaterial = (key: string) =>
    materialKeys.has(key) || (imported.get(key)?.kind ?? 'recipe') !== 'recipe'
  return [
    ...materials.flatMap(({ parentKey }, at) =>
      parentKey === undefined || isMaterial(parentKey)
        ? []
        : [{ field: `materials.${at}.parentKey`, message: IMPORT_PROBLEMS.unknownKey }],
    ),
    ...recipes.flatMap(({ components }, at) =>
      components.flatMap(({ key }, line) => {
        if (key === undefined || known.has(key)) return []
        const field = `recipes.${at}.components.${line}.key`
        return [{ field, message: IMPORT_PROBLEMS.unknownKey }]
      }),
    ),
  ]
}

function checkRings({ materials, recipes }: ImportPart): FieldProblem[] {
  const ringsOf = <TItem extends { readonly key: string }>(
    list: readonly TItem[],
    needsOf: (item: TItem) => readonly string[],
  ) => orderByNeed(list, ({ key }) => key, needsOf).inRings
  const parents = ringsOf(materials, ({ parentKey }) =>
    parentKey === undefined ? [] : [parentKey],
  )
  const rings = ringsOf(recipes, ({ components }) => components.flatMap(({ key }) => key ?? []))
  return [
    ...parents.map((one) => ({
      field: `materials.${materials.indexOf(one)}.parentKey`,
      message: AUTHORING_PROBLEMS.comesFromItself,
    })),
    ...rings.map((one) => ({
      field: `recipes.${recipes.indexOf(one)}.components`,
      message: IMPORT_PROBLEMS.containsItself,
    })),
  ]
}

async function checkIds(
  trx: Db,
  viewer: Viewer,
  { materials, recipes }: ImportPart,
): Promise<FieldProblem[]> {
  const parents = materials.flatMap(({ parentId }, at) =>
    typeof parentId === 'number' ? [{ field: `materials.${at}.parentId`, id: parentId }] : [],
  )
  const lines = recipes.flatMap(({ components }, at) =>
    components.flatMap(({ materialId }, line) =>
      materialId === undefined
        ? []
        : [{ field: `recipes.${at}.components.${line}.materialId`, id: materialId }],
    ),
  )
  const named = [...parents, ...lines]
  const usable = await findUsableIds(trx, viewer, [...new Set(named.map(({ id }) => id))])
  const raw = await findRawMaterials(
    trx,
    parents.map(({ id }) => id),
  )
  return [
    ...named
      .filter(({ id }) => !usable.has(id))
      .map(({ field }) => ({ field, message: AUTHORING_PROBLEMS.unknownComponent })),
    ...parents
      .filter(({ id }) => usable.has(id) && !raw.has(id))
      .map(({ field }) => ({ field, message: AUTHORING_PROBLEMS.parentOfMaterials })),
  ]
}
