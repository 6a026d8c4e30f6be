import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WorkbenchItem } from './workbench-item.ts'
import { ingredientAnalyses } from '#queries/material-detail.ts'
import { chunks } from './use-library-items.ts'

/**
 * Analyses of everything on the workbench: the library's own, and for what it does not know, or not
 * yet, its figures or those of its ingredients together.
 */
export function useAnalyses(
  items: readonly WorkbenchItem[],
  library: ReadonlyMap<number, MaterialSummary>,
): ReadonlyMap<number, Analysis> {
  const unknown = items.filter(({ id }) => !library.has(id))
  const ids = [
    ...new Set(unknown.flatMap(({ lines }) => lines.flatMap(({ materialId }) => materialId ?? []))),
  ].sort((one, other) => one - other)
  const answers = useQueries({
    queries: chunks(ids).map(ingredientAnalyses),
    combine: (queries) => queries.flatMap(({ data }) => data ?? []),
  })
  return useMemo(() => {
    const ingredients = new Map(answers.map(({ id, analysis }) => [id, analysis]))
    return new Map(
      items.flatMap((item): readonly (readonly [number, Analysis])[] => {
        const known = library.get(item.id)
        const analysis = known
          ? known.analysis
          : (item.figures ?? analysisOfLines(item, ingredients))
        return analysis ? [[item.id, analysis]] : []
      }),
    )
  }, [items, library, answers])
}

/** Nothing until every ingredient is known: half a recipe has another chemistry. */
function analysisOfLines(
  { lines }: WorkbenchItem,
  ingredients: ReadonlyMap<number, MaterialSummary['analysis']>,
): Analysis | undefined {
  const components = lines.flatMap(({ materialId, amount, isAdditional }) => {
    const analysis = ingredients.get(materialId ?? 0)
    return analysis ? [{ ...analysis, amount, isAdditional }] : []
  })
  return components.length === lines.length && lines.length > 0
    ? recipeAnalysis(components)
    : undefined
}
