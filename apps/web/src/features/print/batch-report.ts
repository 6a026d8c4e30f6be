import { calculateBatch } from '@glazy/ceramics/batch'
import type { Component } from '@glazy/contract/materials'

/** A material with its weight in all batches together. */
export interface ReportLine {
  readonly key: string
  readonly name: string
  readonly weight: number
  /** Recipes that use it. */
  readonly recipes: number
}

export interface BatchReport {
  /** The heaviest first. */
  readonly lines: readonly ReportLine[]
  readonly totalWeight: number
}

interface ReportedRecipe {
  readonly components?: readonly Component[] | undefined
}

/**
 * What has to be on the shelf to mix one batch of each recipe.
 *
 * @param batchSize weight of the base of each batch; the weights have the same unit
 */
export function batchReport(recipes: readonly ReportedRecipe[], batchSize: number): BatchReport {
  const lines = new Map<string, ReportLine>()
  for (const { components = [] } of recipes) {
    const used = new Set<string>()
    for (const { material, weight } of weigh(components, batchSize)) {
      // Materials of somebody else's have no number; their name is all there is.
      const key = material.id === null ? material.name : String(material.id)
      const line = lines.get(key) ?? { key, name: material.name, weight: 0, recipes: 0 }
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
    (one, other) => other.weight - one.weight || one.name.localeCompare(other.name),
  )
  return { lines: sorted, totalWeight: sorted.reduce((sum, { weight }) => sum + weight, 0) }
}

function weigh(components: readonly Component[], batchSize: number) {
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
