import type { Document, FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'
import { orderByNeed, type OrderedByNeed } from '@glazy/formats/record/order-by-need'
import type { MaterialDraft } from '#features/materials/fields/material-draft.ts'
import { foldName } from '#library-index/words/text-words.ts'
import { materialDraft, namedMaterialDraft, recipeDraft } from './import-draft.ts'
import { importKeyOf, namedKey } from './import-key.ts'
import {
  createIngredientMatcher,
  type Candidate,
} from '#features/imports/match/ingredient-matcher.ts'
import type { ImportReport } from './import-report.ts'

/** A record that is to be saved under an id that is reserved for it. */
export interface PlannedItem {
  readonly id: number
  readonly importKey: string
  readonly draft: MaterialDraft
  /** Days of the file, as `YYYY-MM-DD`. */
  readonly date?: string
  readonly dateModified?: string
  /** The record; undefined for a material of which only the name is known. */
  readonly record?: FoundRecipe | FoundMaterial
}

export interface ImportPlan {
  /** Materials first, then recipes, each after those it holds. */
  readonly items: readonly PlannedItem[]
  readonly matched: ImportReport['matched']
  readonly addedByName: ImportReport['addedByName']
  readonly skipped: ImportReport['skipped']
  readonly alreadyThere: number
}

/** Records by their keys, the first of each key; and how many came again. */
export interface KeyedRecords {
  readonly materials: ReadonlyMap<string, FoundMaterial>
  readonly recipes: ReadonlyMap<string, FoundRecipe>
  readonly repeated: number
}

export function keyRecords(documents: readonly Document[]): KeyedRecords {
  const materials = new Map<string, FoundMaterial>()
  const recipes = new Map<string, FoundRecipe>()
  let records = 0
  for (const { format, about, ...document } of documents) {
    const { site } = about
    for (const record of document.materials) {
      const key = importKeyOf({ format, site, record })
      if (!materials.has(key)) materials.set(key, record)
    }
    for (const record of document.recipes) {
      const key = importKeyOf({ format, site, record })
      if (!recipes.has(key)) recipes.set(key, record)
    }
    records += document.materials.length + document.recipes.length
  }
  return { materials, recipes, repeated: records - materials.size - recipes.size }
}

export interface PlanInput {
  readonly records: KeyedRecords
  /** Ids of what an earlier import has brought, by key. */
  readonly imported: ReadonlyMap<string, number>
  /** Materials of the database. */
  readonly stored: readonly Candidate[]
  /** Gives the id of a new row. */
  readonly nextId: () => number
}

/** Decides what every record becomes and what every ingredient means. */
export function planImport({ records, imported, stored, nextId }: PlanInput): ImportPlan {
  const idOfKey = new Map(imported)
  const idOf = (key: string) => {
    const known = idOfKey.get(key) ?? nextId()
    idOfKey.set(key, known)
    return known
  }
  const skipped: ImportPlan['skipped'][number][] = []
  const materials = [...records.materials].map(([key, record]) => ({ key, record, id: idOf(key) }))
  const recipes = [...records.recipes].flatMap(([key, record]) => {
    const reason = skipReason(record)
    if (reason === undefined) return [{ key, record, id: idOf(key) }]
    skipped.push({ name: record.name, line: record.line, reason })
    return []
  })

  const fileIds = (list: readonly { record: FoundRecipe | FoundMaterial; id: number }[]) =>
    list.flatMap(({ record, id }) => (record.id === undefined ? [] : [[record.id, id] as const]))
  const byFileId = {
    any: new Map([...fileIds(recipes), ...fileIds(materials)]),
    material: new Map(fileIds(materials)),
  }
  const fromFile = materials
    .filter(({ record }) => record.kind === 'primitive')
    .map(({ record, id }) => ({ id, names: [record.name, ...record.otherNames] }))
  const ingredients = resolveIngredients(byFileId, fromFile, stored, idOf)

  const described = materials.map(({ key, record, id }): PlannedItem => ({
    id,
    importKey: key,
    draft: materialDraft(record, ingredients.parentOf(record, id)),
    ...datesOf(record),
    record,
  }))
  // Ingredients of what is there already are not looked at: another match might be made today.
  const newRecipes = recipes.filter(({ key }) => !imported.has(key))
  const planned = newRecipes.map(({ key, record, id }): PlannedItem => {
    const components = record.components
      .filter((component) => component.amount > 0)
      .map((component) => ({
        materialId: ingredients.idOf(component),
        amount: component.amount,
        isAdditional: component.isAdditional,
      }))
    return {
      id,
      importKey: key,
      draft: recipeDraft(record, components),
      ...datesOf(record),
      record,
    }
  })
  const { ordered, inRings } = orderDrafts(planned, ({ components = [] }) =>
    components.map((component) => component.materialId),
  )
  for (const { record } of inRings) {
    if (record) skipped.push({ name: record.name, line: record.line, reason: 'contains itself' })
  }
  const named = ingredients.named()
  const isNew = (item: PlannedItem) => !imported.has(item.importKey)
  const newMaterials = orderMaterials(described.filter(isNew))
  const newlyNamed = named.filter(({ planned: item }) => isNew(item))
  return {
    items: [...newlyNamed.map((item) => item.planned), ...newMaterials, ...ordered],
    matched: ingredients.matched(),
    addedByName: newlyNamed.map(({ name, uses }) => ({ name, uses })),
    skipped,
    alreadyThere:
      records.repeated +
      (recipes.length - newRecipes.length) +
      (described.length - newMaterials.length),
  }
}

function resolveIngredients(
  byFileId: Readonly<Record<'any' | 'material', ReadonlyMap<number, number>>>,
  fromFile: readonly Candidate[],
  stored: readonly Candidate[],
  idOf: (key: string) => number,
) {
  const matcher = createIngredientMatcher(fromFile, stored)
  const named = new Map<string, { name: string; uses: number; planned: PlannedItem }>()
  const matched = new Map<string, ImportPlan['matched'][number]>()

  const byName = (name: string): number => {
    const match = matcher.match(name)
    if (match?.how === 'same') return match.id
    if (match?.how === 'similar') {
      const uses = (matched.get(name)?.uses ?? 0) + 1
      matched.set(name, { name, to: match.name, id: match.id, score: match.score, uses })
      return match.id
    }
    const key = namedKey(foldName(name))
    const known = named.get(key)
    const planned = known?.planned ?? {
      id: idOf(key),
      importKey: key,
      draft: namedMaterialDraft(name),
    }
    named.set(key, { name: known?.name ?? name, uses: (known?.uses ?? 0) + 1, planned })
    return planned.id
  }

  return {
    idOf: ({ id, name }: { readonly id?: number; readonly name: string }) =>
      (id === undefined ? undefined : byFileId.any.get(id)) ?? byName(name),
    parentOf: ({ parentId, parentName }: FoundMaterial, own: number): number | null => {
      const byId = parentId === undefined ? undefined : byFileId.material.get(parentId)
      const match = byId === undefined && parentName ? matcher.match(parentName) : undefined
      const parent = byId ?? (match?.how === 'same' ? match.id : undefined)
      return parent === undefined || parent === own ? null : parent
    },
    named: () => [...named.values()],
    matched: () => [...matched.values()],
  }
}

function skipReason(record: FoundRecipe): string | undefined {
  if (record.skipReason !== undefined) return SKIP_REASONS[record.skipReason]
  return record.components.some(({ amount }) => amount > 0)
    ? undefined
    : SKIP_REASONS.noValidAmounts
}

const SKIP_REASONS = {
  noComponents: 'has no ingredients',
  noValidAmounts: 'has no ingredient with an amount',
} as const

function datesOf({ date, dateModified }: FoundRecipe | FoundMaterial) {
  return {
    ...(date !== undefined && { date }),
    ...(dateModified !== undefined && { dateModified }),
  }
}

function orderDrafts(
  items: readonly PlannedItem[],
  needsOf: (draft: MaterialDraft) => readonly number[],
): OrderedByNeed<PlannedItem> {
  return orderByNeed(
    items,
    (item) => item.id,
    (item) => needsOf(item.draft),
  )
}

/** Materials after their parents; a ring of parents is opened. */
function orderMaterials(materials: readonly PlannedItem[]): readonly PlannedItem[] {
  const parentOf = ({ parentId }: MaterialDraft) => (parentId ? [parentId] : [])
  const { ordered, inRings } = orderDrafts(materials, parentOf)
  const opened = inRings.map((item) => ({ ...item, draft: { ...item.draft, parentId: null } }))
  return [...ordered, ...opened]
}
