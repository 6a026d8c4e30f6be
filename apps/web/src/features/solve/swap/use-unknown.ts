import { useQuery } from '@tanstack/react-query'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { useNames } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'

/**
 * Names of the materials without an analysis in a recipe one of whose materials is to be replaced:
 * what has none is in no formula, so none can be kept. Undefined until the recipe has come.
 */
export function useUnknown({ base, swap }: SolveSearch): readonly string[] | undefined {
  const { shown } = useNames()
  const isSwap = base !== undefined && swap !== undefined
  const { data, isLoading } = useQuery({ ...materialDetail(base ?? 0), enabled: isSwap })
  if (!data) return isLoading ? undefined : []
  const unknown = data.components.filter(({ material }) => material.isWithoutAnalysis)
  return [...new Set(unknown.map(({ material }) => shown(material)))]
}
