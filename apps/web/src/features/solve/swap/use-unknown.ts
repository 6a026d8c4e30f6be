import { useQuery } from '@tanstack/react-query'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { useNames } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'

/**
 * Names of the materials without an analysis in a recipe one of whose materials is to be replaced:
 * what has none is in no formula, so none can be kept. They are undefined until the recipe has come,
 * and where it cannot be loaded.
 */
export function useUnknown({ base, swap }: SolveSearch) {
  const { shown } = useNames()
  const isSwap = base !== undefined && swap !== undefined
  const { data, error, refetch } = useQuery({ ...materialDetail(base ?? 0), enabled: isSwap })
  const unknown = data?.components.filter(({ material }) => material.isWithoutAnalysis)
  const names = unknown && [...new Set(unknown.map(({ material }) => shown(material)))]
  return { names: isSwap ? names : [], error: data ? null : error, retry: refetch }
}
