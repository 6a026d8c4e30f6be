import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { type UmfGroups, type UnityFormula, unityFormula } from '@glazy/ceramics/chemistry/unity'
import type { Analysis } from '@glazy/contract/materials'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { amountOf, type EditorRow } from './editor-rows.ts'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { ingredientAnalyses } from '#queries/material-detail.ts'

/** A row whose material and amount are known, with the analysis of its material. */
export interface AnalysedRow extends Analysis {
  readonly key: number
  readonly name: string
  readonly amount: number
  readonly isAdditional: boolean
}

export interface RowChemistry {
  readonly groups: UmfGroups
  readonly rows: readonly AnalysedRow[]
  /** Percent by weight of the recipe. */
  readonly analysis: ReturnType<typeof recipeAnalysis>
  /** Null while there is no flux. */
  readonly umf: UnityFormula | null
  /** Names of materials that have no analysis. */
  readonly unknown: readonly string[]
}

/** What settled rows of an editor add up to, by the groups that the visitor prefers. */
export function useRowChemistry(settled: readonly EditorRow[]): RowChemistry {
  const groups = umfGroupsOf(usePreferenceValue('umfOxides'))
  const ids = settled.flatMap(({ material }) => material?.id ?? [])
  const query = useQuery({
    ...ingredientAnalyses(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const found = new Map((query.data ?? []).map(({ id, analysis }) => [id, analysis]))
  const analysisOf = ({ material }: EditorRow) => found.get(material?.id ?? 0)
  const analysed = settled.flatMap((row): readonly AnalysedRow[] => {
    const amount = amountOf(row)
    const analysis = analysisOf(row)
    if (amount === undefined || !analysis) return []
    const { key, text: name, isAdditional } = row
    return [{ ...analysis, key, name, amount, isAdditional }]
  })
  const analysis = recipeAnalysis(analysed)
  const formula = unityFormula(analysis.percent, groups)
  const unknown = settled.filter((row) => row.material && !analysisOf(row))
  return {
    groups,
    rows: analysed,
    analysis,
    umf: formula.ok ? formula.value : null,
    unknown: query.isSuccess || ids.length === 0 ? unknown.map(({ text }) => text) : [],
  }
}
