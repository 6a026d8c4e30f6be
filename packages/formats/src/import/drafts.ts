import { orderByNeed } from '../record/order-by-need.ts'
import type { Choices } from './choices.ts'
import type { ImportContent, ImportLine } from './content.ts'
import { type MaterialFields, namedMaterial, type RecipeFields } from './fields.ts'
import type { ImportMaterial } from './materials.ts'
import { inOrder, type PlannedRecipe } from './plan.ts'

/** A material as it is brought; its key is unique within the import. */
export interface DraftedMaterial extends MaterialFields {
  readonly key: string
  /** The material of the library that it is a kind of… */
  readonly parentId?: number
  /** …or the one of the import. */
  readonly parentKey?: string
  /** How it is fired: a schedule of the library. */
  readonly kilnScheduleId?: number
}

/** A line of a recipe: an item that is there, or one of the import. */
export type DraftedLine = ({ readonly materialId: number } | { readonly key: string }) & {
  readonly amount: number
  readonly isAdditional: boolean
}

/** A recipe as it is brought. */
export interface DraftedRecipe extends RecipeFields {
  readonly key: string
  readonly components: DraftedLine[]
  /** The item of the library that it is a copy of. */
  readonly copiedFromId?: number
  /** How it is fired: a schedule of the library. */
  readonly kilnScheduleId?: number
}

/** What an import brings, each after what it needs. */
export interface Drafts {
  readonly materials: readonly DraftedMaterial[]
  readonly recipes: readonly DraftedRecipe[]
}

export interface Decided {
  readonly planned: readonly PlannedRecipe[]
  readonly choices: Choices
  /** Materials of the library by the names that the files give to parents. */
  readonly parents: ReadonlyMap<string, number>
  /** Items of the library that recipes of the files are copies of, by the keys of the recipes. */
  readonly originals?: ReadonlyMap<string, number>
  /** Whether materials of the files come that no recipe needs. */
  readonly withAllMaterials?: boolean
}

/** What is brought after all is decided; every name of a recipe that comes must be. */
export function toDrafts(content: ImportContent, decided: Decided): Drafts {
  const { planned, choices, originals } = decided
  const going = planned.filter(({ skip }) => skip === undefined)
  const made = keysToMake(content, going, choices)
  const byKey = new Map(planned.map((item) => [item.recipe.key, item]))
  const meaningOf = ({ ingredient }: ImportLine): { materialId: number } | { key: string } => {
    const decision = choices.get(ingredient)?.decision
    if (decision?.how === 'use') return { materialId: decision.id }
    if (decision?.how === 'create') return { key: made.get(ingredient) ?? '' }
    if (decision?.how !== 'recipe') throw new Error(`${ingredient} is not decided about`)
    const part = byKey.get(decision.key)
    return part?.skip !== undefined && part.own
      ? { materialId: part.own.id }
      : { key: decision.key }
  }
  const recipes = inOrder(going, choices).ordered.map(({ recipe, lines }): DraftedRecipe => {
    const copiedFromId = originals?.get(recipe.key)
    return {
      key: recipe.key,
      ...recipe.fields,
      components: lines.map((line) => ({
        ...meaningOf(line),
        amount: line.amount,
        isAdditional: line.isAdditional,
      })),
      ...(copiedFromId !== undefined && { copiedFromId }),
    }
  })
  return { materials: toMaterials(content, made, decided), recipes }
}

/** How many materials an import makes. */
export function countNewMaterials(content: ImportContent, decided: Decided): number {
  const going = decided.planned.filter(({ skip }) => skip === undefined)
  return toMaterials(content, keysToMake(content, going, decided.choices), decided).length
}

/** Keys of the materials that are made, by the ingredients that are made of them. */
function keysToMake(
  { ingredients }: ImportContent,
  going: readonly PlannedRecipe[],
  choices: Choices,
): ReadonlyMap<string, string> {
  const used = new Set(going.flatMap(({ lines }) => lines.map(({ ingredient }) => ingredient)))
  return new Map(
    ingredients.flatMap(({ key, material }, at) =>
      used.has(key) && choices.get(key)?.decision.how === 'create'
        ? [[key, material?.key ?? `n${at}`] as const]
        : [],
    ),
  )
}

/** Materials of the files with those they are kinds of, then those of which only a name is known. */
function toMaterials(
  { materials, ingredients }: ImportContent,
  made: ReadonlyMap<string, string>,
  { parents, withAllMaterials = false }: Decided,
): DraftedMaterial[] {
  const byKey = new Map(materials.map((material) => [material.key, material]))
  const coming = new Set<ImportMaterial>()
  const add = (material: ImportMaterial | undefined) => {
    if (material === undefined || coming.has(material)) return
    coming.add(material)
    add(byKey.get(material.parent ?? ''))
  }
  for (const material of materials) {
    if (withAllMaterials) add(material)
  }
  for (const key of made.values()) add(byKey.get(key))
  const { ordered, inRings } = orderByNeed(
    materials.filter((material) => coming.has(material)),
    ({ key }) => key,
    ({ parent }) => (parent === undefined ? [] : [parent]),
  )
  const named = ingredients.flatMap((ingredient) => {
    const key = made.get(ingredient.key)
    return key === undefined || ingredient.material
      ? []
      : { key, ...namedMaterial(ingredient.name) }
  })
  return [
    ...named,
    ...ordered.map(({ key, fields, parent, record }): DraftedMaterial => {
      const parentId = parents.get(record.parentName ?? '')
      if (parent !== undefined) return { key, ...fields, parentKey: parent }
      return { key, ...fields, ...(parentId !== undefined && { parentId }) }
    }),
    // A ring of parents is opened.
    ...inRings.map(({ key, fields }) => ({ key, ...fields })),
  ]
}
