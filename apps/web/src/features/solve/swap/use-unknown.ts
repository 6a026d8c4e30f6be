import { useQuery } from '@tanstack/react-query'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { useNames } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'

/**
 * Names of the materials without an analysis in a recipe one of whose materials is to be replaced:
 * what has none is in no formula, so none can be kept.
 */
export function useUnknown({ base, swap }: SolveSearch): readonly string[] {
  const { shown } = useNames()
  const isSwap = base !== undefined && swap !== undefined
  const { data } = useQuery({ ...materialDetail(base ?? 0), enabled: isSwap })
  if (!isSwap || !data) return []
  const unknown = data.components.filter(({ material }) => material.isWithoutAnalysis)
  return [...new Set(unknown.map(({ material }) => shown(material)))]
}
