import { calculateBatch } from '@glazy/ceramics/batch/batch'
import type { Component, MaterialKind } from '@glazy/contract/materials'
import type { Formats } from '#lib/texts/formats.ts'

/** A material with its weight in all batches together. */
export interface ReportLine {
  readonly key: string
  readonly name: string
  readonly kind: MaterialKind
  readonly weight: number
  /** Recipes that use it. */
  readonly recipes: number
}

export interface BatchReport {
  /** The heaviest first. */
  readonly lines: readonly ReportLine[]
  readonly totalWeight: number
  /** Names of recipes inside the recipes that were broken down into their ingredients. */
  readonly brokenDown: readonly string[]
}

interface ReportedRecipe {
  readonly components?: readonly Component[] | undefined
}

/** Ingredients of recipes inside the recipes, by their ids. */
type InnerRecipes = ReadonlyMap<number, readonly Component[]>

interface Weight {
  readonly material: Component['material']
  readonly weight: number
}

/**
 * What has to be on the shelf to mix one batch of each recipe.
 *
 * @param batchSize weight of the base of each batch; the weights have the same unit
 * @param compare puts names in order
 * @param inner recipes that are broken down where they are ingredients; others stay as they are
 */
export function batchReport(
  recipes: readonly ReportedRecipe[],
  batchSize: number,
  compare: Formats['compare'],
  inner: InnerRecipes = new Map(),
): BatchReport {
  const lines = new Map<string, ReportLine>()
  const brokenDown = new Set<string>()
  for (const { components = [] } of recipes) {
    const used = new Set<string>()
    const weights = weigh(components, batchSize).flatMap((each) =>
      breakDown(each, inner, brokenDown),
    )
    for (const { material, weight } of weights) {
      // Someone else's private materials have no id, only a name.
      const key = material.id === null ? material.name : String(material.id)
      const line = lines.get(key) ?? {
        key,
        name: material.name,
        kind: material.kind,
        weight: 0,
        recipes: 0,
      }
      const isFirst = !used.has(key)
      used.add(key)
      lines.set(key, {
        ...line,
        weight: line.weight + weight,
        recipes: line.recipes + (isFirst ? 1 : 0),
      })
    }
  }
  const sorted = [...lines.values()].sort(
    (one, other) => other.weight - one.weight || compare(one.name, other.name),
  )
  const totalWeight = sorted.reduce((sum, { weight }) => sum + weight, 0)
  return { lines: sorted, totalWeight, brokenDown: [...brokenDown].sort(compare) }
}

/**
 * An ingredient that is a recipe, as its own ingredients: so much of the dry mix holds its share of
 * each, additions as well. A recipe that contains itself stays as it is.
 */
function breakDown(
  { material, weight }: Weight,
  inner: InnerRecipes,
  brokenDown: Set<string>,
  above: readonly number[] = [],
): readonly Weight[] {
  const { id, name } = material
  const components = id === null || above.includes(id) ? undefined : inner.get(id)
  const parts = components?.reduce((sum, { percentageAmount }) => sum + percentageAmount, 0) ?? 0
  if (id === null || !components || !(parts > 0)) return [{ material, weight }]
  brokenDown.add(name)
  return components.flatMap((component) =>
    breakDown(
      { material: component.material, weight: (weight * component.percentageAmount) / parts },
      inner,
      brokenDown,
      [...above, id],
    ),
  )
}

function weigh(components: readonly Component[], batchSize: number): readonly Weight[] {
  const amounts = components.map(({ percentageAmount, isAdditional }) => ({
    amount: percentageAmount,
    isAdditional,
  }))
  const batch = calculateBatch(amounts, { batchSize })
  if (!batch) return []
  return components.map(({ material }, index) => ({
    material,
    weight: batch.lines[index]?.amount ?? 0,
  }))
}
