import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { ImportedMaterial, ImportedRecipe } from '@glazy/contract/imports'
import {
  DESCRIPTION_MAX_LENGTH,
  IMPORT_CALL_BYTES,
  IMPORT_ROWS_MAX,
  MATERIAL_NAME_MAX_LENGTH,
  OTHER_NAMES_MAX_LENGTH,
  PRIMITIVE_NAME_MAX_LENGTH,
} from '@glazy/contract/limits'
import { describeRecord, sourceOfRecord } from '@glazy/formats/record/describe-record'
import type { FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'
import type { Choices } from './decisions.ts'
import type { ImportContent, ImportIngredient, ImportLine } from './import-content.ts'
import { inOrder, type PlannedRecipe } from './import-plan.ts'

/** What one call brings. */
export interface ImportPart {
  readonly materials: readonly ImportedMaterial[]
  readonly recipes: readonly ImportedRecipe[]
}

/** Materials that are to be made, each once, by the key of the ingredient that is made of it. */
export function materialsToMake(
  { ingredients }: ImportContent,
  planned: readonly PlannedRecipe[],
  choices: Choices,
): ReadonlyMap<string, ImportedMaterial> {
  const used = new Set(
    planned
      .filter(({ skip }) => skip === undefined)
      .flatMap(({ lines }) => lines.map(({ ingredient }) => ingredient)),
  )
  const byRecord = new Map<FoundMaterial, ImportedMaterial>()
  const made = new Map<string, ImportedMaterial>()
  for (const ingredient of ingredients) {
    const { key, material } = ingredient
    if (!used.has(key) || choices.get(key)?.decision.how !== 'create') continue
    const known = material && byRecord.get(material)
    const imported = known ?? toMaterial(ingredient, `m${made.size}`)
    if (material) byRecord.set(material, imported)
    made.set(key, imported)
  }
  return made
}

/**
 * Cuts an import into calls: first the materials that are to be made, then recipes after those they
 * contain. Every name must have been decided about.
 */
export function toParts(
  content: ImportContent,
  planned: readonly PlannedRecipe[],
  choices: Choices,
): readonly ImportPart[] {
  const made = materialsToMake(content, planned, choices)
  const byKey = new Map(planned.map((item) => [item.recipe.key, item]))
  const { ordered } = inOrder(
    planned.filter(({ skip }) => skip === undefined),
    choices,
  )
  const meaningOf = ({ ingredient }: ImportLine): { materialId: number } | { key: string } => {
    const decision = choices.get(ingredient)?.decision
    if (decision?.how === 'use') return { materialId: decision.id }
    if (decision?.how === 'create') return { key: made.get(ingredient)?.key ?? '' }
    if (decision?.how !== 'recipe') throw new Error(`${ingredient} is not decided about`)
    const part = byKey.get(decision.key)
    return part?.skip !== undefined && part.own
      ? { materialId: part.own.id }
      : { key: decision.key }
  }
  const recipes = ordered.map(({ recipe, lines }) =>
    toRecipe(
      recipe.record,
      recipe.key,
      lines.map((line) => ({
        ...meaningOf(line),
        amount: line.amount,
        isAdditional: line.isAdditional,
      })),
    ),
  )
  return [
    ...slices([...new Set(made.values())]).map((materials) => ({ materials, recipes: [] })),
    ...slices(recipes).map((some) => ({ materials: [], recipes: some })),
  ]
}

/** Pieces of a list that are neither too many nor too large for one call. */
function slices<TRecord>(records: readonly TRecord[]): TRecord[][] {
  const encoder = new TextEncoder()
  const pieces: TRecord[][] = []
  let bytes = Infinity
  for (const record of records) {
    const size = encoder.encode(JSON.stringify(record)).length
    const last = pieces.at(-1)
    if (last && last.length < IMPORT_ROWS_MAX && bytes + size <= IMPORT_CALL_BYTES) {
      last.push(record)
      bytes += size
    } else {
      pieces.push([record])
      bytes = size
    }
  }
  return pieces
}

function toMaterial({ name, material }: ImportIngredient, key: string): ImportedMaterial {
  if (material === undefined) return { key, name: cut(name, PRIMITIVE_NAME_MAX_LENGTH) }
  const percent = Object.entries(material.percent ?? {}).filter(([, amount]) => amount > 0)
  return {
    key,
    ...shared(material, PRIMITIVE_NAME_MAX_LENGTH),
    typeId: typeOf(material, 'material'),
    formula: cut(material.formula ?? '', MATERIAL_NAME_MAX_LENGTH),
    percent: Object.fromEntries(percent),
    loi: material.loi ?? null,
  }
}

function toRecipe(
  record: FoundRecipe,
  key: string,
  components: ImportedRecipe['components'],
): ImportedRecipe {
  const cones = [record.fromConeId, record.toConeId].filter((id) => id !== undefined)
  return {
    key,
    ...shared(record, MATERIAL_NAME_MAX_LENGTH),
    typeId: typeOf(record, 'recipe'),
    ...(cones.length > 0 && { fromConeId: Math.min(...cones), toConeId: Math.max(...cones) }),
    atmosphereIds: [...record.atmosphereIds],
    surfaceId: record.surfaceId ?? null,
    transparencyId: record.transparencyId ?? null,
    components,
  }
}

function shared(record: FoundMaterial | FoundRecipe, nameLength: number) {
  return {
    name: cut(record.name, nameLength),
    otherNames: cut(record.otherNames.join(', '), OTHER_NAMES_MAX_LENGTH),
    description: cut(describeRecord(record) ?? '', DESCRIPTION_MAX_LENGTH),
    source: cut(sourceOfRecord(record) ?? '', MATERIAL_NAME_MAX_LENGTH),
    date: record.date ?? null,
    countryId: record.countryId ?? null,
  }
}

/** Whether a description has more characters than there is room for. */
export function isShortened(record: FoundRecipe): boolean {
  return (describeRecord(record) ?? '').trim().length > DESCRIPTION_MAX_LENGTH
}

function cut(text: string, length: number): string {
  const whole = text.trim()
  return whole.length > length ? `${whole.slice(0, length - 1).trimEnd()}…` : whole
}

function typeOf({ typeId }: FoundMaterial | FoundRecipe, category: 'material' | 'recipe') {
  if (typeId === undefined) return null
  return findMaterialType(typeId)?.category === category ? typeId : null
}
