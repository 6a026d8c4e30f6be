import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { WorkingLine } from './workbench-item.ts'

/** An analysis, and what it leaves out. */
export interface WorkbenchAnalysis extends Analysis {
  /** Names of the ingredients that have no analysis. */
  readonly leftOut?: readonly string[]
}

/** The analysis of an item as the library has it. */
export function analysisOfItem(item: MaterialSummary): WorkbenchAnalysis | null | undefined {
  const { analysis, components = [] } = item
  const leftOut = components.flatMap(({ material }) =>
    material.isWithoutAnalysis ? material.name : [],
  )
  return analysis && { ...analysis, leftOut }
}

/**
 * What the lines of a recipe add up to, as when it is saved: an ingredient without an analysis weighs
 * and brings nothing. Nothing until every ingredient is there: half a recipe has another chemistry.
 */
export function analysisOfLines(
  lines: readonly WorkingLine[],
  ingredients: ReadonlyMap<number, MaterialSummary['analysis']>,
): WorkbenchAnalysis | undefined {
  const parts = lines.flatMap((line) => {
    const analysis = ingredients.get(line.materialId ?? 0)
    return analysis === undefined ? [] : [{ line, analysis }]
  })
  if (lines.length === 0 || parts.length < lines.length) return undefined
  const leftOut = parts.flatMap(({ line, analysis }) => (analysis === null ? line.name : []))
  const components = parts.map(({ line: { amount, isAdditional }, analysis }) => {
    const { percent, loi } = analysis ?? { percent: {}, loi: 0 }
    return { percent, loi, amount, isAdditional }
  })
  return { ...recipeAnalysis(components), leftOut }
}
