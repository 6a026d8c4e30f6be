import { UMF_GROUPS, unityFormula } from '@glazy/ceramics/chemistry/unity'
import { useState } from 'react'
import { submittedLines } from '#features/editor/recipe/editor-rows.ts'
import type { Replacing } from '#features/editor/recipe/recipe-editor.tsx'
import { useRowChemistry } from '#features/editor/recipe/use-row-chemistry.ts'
import { questionOf } from '#features/solve/question/solve-question.ts'
import { SWAP_TOLERANCE, useStandIns } from '#features/solve/swap/stand-ins.ts'
import { swapSearch } from '#features/solve/swap/swap-search.ts'
import { useHelp } from '#features/solve/use-help.ts'
import { useSolution } from '#features/solve/use-solution.ts'
import { useSession } from '#lib/session/use-session.ts'
import { type ChosenMaterial, wishesFor } from '#lib/solve-search.ts'
import { useKnownMaterials } from '#features/solve/question/use-known-materials.ts'

/** What a recipe that is being written would be without one of its materials. */
export function useReplacement({ rows, material }: Pick<Replacing, 'rows' | 'material'>) {
  const { user } = useSession()
  const standIns = useStandIns(user?.id, material)
  const [chosen, choose] = useState<readonly ChosenMaterial[]>()
  const [tolerance, setTolerance] = useState<number>(SWAP_TOLERANCE)
  const settled = rows.filter((row) => row.material !== undefined)
  const { analysis, unknown } = useRowChemistry(settled)
  const formula = unityFormula(analysis.percent, UMF_GROUPS.default)
  const moles = formula.ok ? formula.value.moles : {}

  const lines = submittedLines(rows)
  const own = new Set(lines.map(({ componentMaterialId: id }) => id))
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
    lines,
    unknown,
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
