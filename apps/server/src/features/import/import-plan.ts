import type { Document, FoundMaterial, FoundRecipe } from '@glazy/formats/document'
import type { DraftComponent, MaterialDraft } from '#features/materials/material-draft.ts'
import { foldName } from '#features/search/search-text.ts'
import { materialDraft, namedMaterialDraft, recipeDraft } from './import-draft.ts'
import { importKeyOf, namedKey } from './import-key.ts'
import { createIngredientMatcher, type Candidate } from './ingredient-matcher.ts'
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
  for (const { format, ...document } of documents) {
    for (const record of document.materials) {
      const key = importKeyOf({ format, record })
      if (!materials.has(key)) materials.set(key, record)
    }
    for (const record of document.recipes) {
      const key = importKeyOf({ format, record })
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

  const byFileId = new Map<number, number>()
  for (const { record, id } of [...recipes, ...materials]) {
    if (record.id !== undefined) byFileId.set(record.id, id)
  }
  const fromFile = materials
    .filter(({ record }) => record.kind === 'primitive')
    .map(({ record, id }) => ({ id, names: [record.name, ...record.otherNames] }))
  const ingredients = resolveIngredients(byFileId, fromFile, stored, idOf)

  const items: PlannedItem[] = materials.map(({ key, record, id }) => ({
    id,
    importKey: key,
    draft: materialDraft(record, ingredients.parentOf(record, id)),
    ...datesOf(record),
    record,
  }))
  const planned = recipes.map(({ key, record, id }): PlannedItem => {
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
  const { ordered, inRings } = orderRecipes(planned)
  for (const { record } of inRings) {
    if (record) skipped.push({ name: record.name, line: record.line, reason: 'contains itself' })
  }
  const named = ingredients.named()
  const isNew = (item: PlannedItem) => !imported.has(item.importKey)
  const all = [...named.map((item) => item.planned), ...items, ...ordered]
  return {
    items: all.filter(isNew),
    matched: ingredients.matched(),
    addedByName: named
      .filter(({ planned: item }) => isNew(item))
      .map(({ name, uses }) => ({ name, uses })),
    skipped,
    alreadyThere: records.repeated + all.filter((item) => !isNew(item)).length,
  }
}

function resolveIngredients(
  byFileId: ReadonlyMap<number, number>,
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
      (id === undefined ? undefined : byFileId.get(id)) ?? byName(name),
    parentOf: ({ parentId, parentName }: FoundMaterial, own: number): number | null => {
      const byId = parentId === undefined ? undefined : byFileId.get(parentId)
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

/** Recipes after the recipes they hold; those that hold themselves, at any depth, apart. */
export function orderRecipes(recipes: readonly PlannedItem[]): {
  readonly ordered: readonly PlannedItem[]
  readonly inRings: readonly PlannedItem[]
} {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const ordered = new Set<PlannedItem>()
  const inRings = new Set<PlannedItem>()
  const open = new Set<PlannedItem>()
  const visit = (recipe: PlannedItem): boolean => {
    if (ordered.has(recipe)) return true
    if (inRings.has(recipe) || open.has(recipe)) return false
    open.add(recipe)
    const isSound = componentsOf(recipe).every(({ materialId }) => {
      const inner = byId.get(materialId)
      return inner === undefined || visit(inner)
    })
    open.delete(recipe)
    if (isSound) ordered.add(recipe)
    else inRings.add(recipe)
    return isSound
  }
  for (const recipe of recipes) visit(recipe)
  return { ordered: [...ordered], inRings: [...inRings] }
}

function componentsOf({ draft }: PlannedItem): readonly DraftComponent[] {
  return draft.components ?? []
}
