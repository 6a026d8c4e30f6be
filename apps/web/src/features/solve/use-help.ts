import type { SolveAnswer, SolveQuestion } from '@glazy/solver/question'
import { useQuery } from '@tanstack/react-query'
import { commonMaterials } from '#queries/materials.ts'
import { isSameName } from './swap/stand-ins.ts'
import { useSolution } from './use-solution.ts'

/** What would make possible what is not, and how that is called. */
export interface Help {
  /** The best materials first; empty where none of the common ones would do. */
  readonly materials: readonly { readonly id: number; readonly name: string }[]
}

/**
 * Which of the common materials would alone make possible what the chosen ones cannot; undefined while
 * nobody knows, and where the cost counts: nobody has said what they cost.
 *
 * @param without a material that the recipe is to do without, also under other entries of its name
 */
export function useHelp(
  question: SolveQuestion | undefined,
  answer: SolveAnswer | undefined,
  without?: { readonly id: number; readonly name: string },
): Help | undefined {
  const isWanted = answer?.status === 'impossible' && question?.minimise !== 'cost'
  const { data: common } = useQuery({ ...commonMaterials(), enabled: isWanted })
  const chosen = new Set(question?.materials.map(({ id }) => id))
  const isUnwanted = (id: number, name: string) =>
    without !== undefined && (id === without.id || isSameName(name, without.name))
  const furtherMaterials = common?.flatMap(({ id, name, analysis }) =>
    analysis && !chosen.has(id) && !isUnwanted(id, name)
      ? [{ id, name, percent: analysis.percent, loi: analysis.loi }]
      : [],
  )
  const asked = isWanted && question && furtherMaterials && { ...question, furtherMaterials }
  const { data } = useSolution(asked || undefined).query
  if (!isWanted || !data?.wouldHelp || !common) return undefined
  const names = new Map(common.map(({ id, name }) => [id, name]))
  return {
    materials: data.wouldHelp.map(({ materialId }) => {
      const id = Number(materialId)
      return { id, name: names.get(id) ?? '' }
    }),
  }
}
