import type { MaterialSummary } from '@glazy/contract/materials'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { analysisOfItem, analysisOfLines, type WorkbenchAnalysis } from './lines-analysis.ts'
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
): ReadonlyMap<number, WorkbenchAnalysis> {
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
      items.flatMap((item): readonly (readonly [number, WorkbenchAnalysis])[] => {
        const known = library.get(item.id)
        const analysis = known
          ? analysisOfItem(known)
          : (item.figures ?? analysisOfLines(item.lines, ingredients))
        return analysis ? [[item.id, analysis]] : []
      }),
    )
  }, [items, library, answers])
}
