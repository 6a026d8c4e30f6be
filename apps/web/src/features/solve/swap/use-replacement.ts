import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { UMF_GROUPS, unityFormula } from '@glazy/ceramics/chemistry/unity'
import { useState } from 'react'
import { questionOf } from '#features/solve/question/solve-question.ts'
import { useKnownMaterials } from '#features/solve/question/use-known-materials.ts'
import { useHelp } from '#features/solve/use-help.ts'
import { useSolution } from '#features/solve/use-solution.ts'
import { useSession } from '#lib/session/use-session.ts'
import { type ChosenMaterial, wishesFor } from '#lib/solve-search.ts'
import type { NamedLine } from './found-lines.ts'
import { type Replaced, SWAP_TOLERANCE, useStandIns } from './stand-ins.ts'
import { swapSearch } from './swap-search.ts'

/** A recipe that is being written, one of whose materials is to be replaced. */
export interface ReplacedInRecipe {
  readonly material: Replaced
  readonly lines: readonly NamedLine[]
  /** What the lines add up to, in percent by weight. */
  readonly percent: OxideAmounts
  /** Names of materials that have no analysis. */
  readonly unknown: readonly string[]
}

/** What a recipe that is being written would be without one of its materials. */
export function useReplacement({ material, lines, percent, unknown }: ReplacedInRecipe) {
  const { user } = useSession()
  const standIns = useStandIns(user?.id, material)
  const [chosen, choose] = useState<readonly ChosenMaterial[]>()
  const [tolerance, setTolerance] = useState<number>(SWAP_TOLERANCE)
  const formula = unityFormula(percent, UMF_GROUPS.default)
  const moles = formula.ok ? formula.value.moles : {}

  const own = new Set(lines.map(({ materialId }) => materialId))
  const instead = chosen ?? (standIns.data ?? []).map((id) => ({ id }))
  const further = instead.filter(({ id }) => !own.has(id))
  const search = swapSearch({ moles, own, without: material.id, instead: further, tolerance })
  const known = useKnownMaterials(search)
  // What has no analysis is in no formula, so none can be kept.
  const isKnown = unknown.length === 0 && !known.isLoading && !standIns.isLoading
  const asked = isKnown ? questionOf(search, known.byId) : undefined
  const question = typeof asked === 'object' ? asked : undefined
  const { query: solution, stop } = useSolution(question)
  return {
    moles,
    standIns,
    instead: further,
    choose,
    tolerance,
    setTolerance,
    known,
    wishes: wishesFor(moles),
    lack: typeof asked === 'string' ? asked : undefined,
    solution,
    stop,
    help: useHelp(question, solution.data, material),
  }
}
