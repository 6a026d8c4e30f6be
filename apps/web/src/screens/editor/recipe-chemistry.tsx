import { recipeAnalysis } from '@glazy/ceramics/recipe'
import { unityFormula } from '@glazy/ceramics/unity'
import { useThrottledValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card } from '#components/card.tsx'
import { RatioLine } from '#features/chemistry/ratio-line.tsx'
import { UnityFormula } from '#features/chemistry/unity-formula.tsx'
import { amountOf, type EditorRow } from '#features/recipe-editor/editor-rows.ts'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ingredientAnalyses } from '#queries/material-detail.ts'

/** Milliseconds between two calculations while somebody types. */
const THROTTLE_MS = 150

/** The unity formula of a recipe while it is being written. */
export function RecipeChemistry({ rows }: { readonly rows: readonly EditorRow[] }) {
  const { t } = useTranslation('editor')
  const settled = useThrottledValue(rows, THROTTLE_MS)
  const groups = umfGroupsOf(usePreferenceValue('umfOxides'))
  const ids = [...new Set(settled.flatMap((row) => row.material?.id ?? []))].sort((a, b) => a - b)
  const query = useQuery({
    ...ingredientAnalyses(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const analyses = new Map((query.data ?? []).map(({ id, analysis }) => [id, analysis]))
  const components = settled.flatMap((row) => {
    const amount = amountOf(row)
    const analysis = analyses.get(row.material?.id ?? 0)
    return amount === undefined || !analysis
      ? []
      : [{ ...analysis, amount, isAdditional: row.isAdditional }]
  })
  const analysis = recipeAnalysis(components)
  const formula = unityFormula(analysis.percent, groups)
  const unknown = settled.filter((row) => row.material && !analyses.get(row.material.id))
  return (
    <Card title={t('chemistry.title')} hint={t('chemistry.hint')}>
      {formula.ok ? (
        <>
          <UnityFormula moles={formula.value.moles} groups={groups} label={t('chemistry.label')} />
          <RatioLine umf={formula.value} />
        </>
      ) : (
        <p>{t('chemistry.none')}</p>
      )}
      {query.isSuccess && unknown.length > 0 && (
        <p>{t('chemistry.unknown', { names: unknown.map(({ text }) => text).join(', ') })}</p>
      )}
    </Card>
  )
}
