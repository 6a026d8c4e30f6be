import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { unityFormula } from '@glazy/ceramics/chemistry/unity'
import type { TargetFormula } from './target-formula.ts'
import type { Workbench } from '#features/workbench/contents/workbench.ts'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'

/** A formula on the workbench, and whose it is. */
export interface TargetSource extends TargetFormula {
  readonly id: number
}

/** Everything on the workbench whose formula can be a target. */
export function useTargetSources(
  list: Workbench,
  analyses: ReadonlyMap<number, Analysis>,
): readonly TargetSource[] {
  const groups = umfGroupsOf(usePreferenceValue('umfOxides'))
  return list.items.flatMap(({ id, name }) => {
    const analysis = analyses.get(id)
    const formula = analysis && unityFormula(analysis.percent, groups)
    return formula?.ok ? [{ id, name, moles: formula.value.moles }] : []
  })
}
