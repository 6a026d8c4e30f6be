import type { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import {
  type UmfGroups,
  type UnityFormula as Umf,
  unityFormula,
} from '@glazy/ceramics/chemistry/unity'
import type { Analysis } from '@glazy/contract/materials'
import { memo, type ReactNode } from 'react'
import { Card } from '#components/card.tsx'
import { LeftOut } from '#components/chemistry/left-out.tsx'
import { GroupsLine } from '#components/chemistry/groups-line.tsx'
import { RatioLine } from '#components/chemistry/ratio-line.tsx'
import { UnityFormula } from '#components/chemistry/unity-formula.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSettledValue } from '#lib/use-settled-value.ts'
import type { EditorRow } from './editor-rows.ts'
import { FormulaChange } from './formula-change.tsx'
import { useRowChemistry } from './use-row-chemistry.ts'

export type RecipeAnalysis = ReturnType<typeof recipeAnalysis>

export interface RecipeChemistryProps {
  readonly rows: readonly EditorRow[]
  /** Nobody is writing it. */
  readonly isStill?: boolean
  /** The analysis of the recipe as it was, to be compared with. */
  readonly before?: Analysis | null | undefined
  /** Where what is written stands among glazes. */
  readonly chart?: (analysis: RecipeAnalysis) => ReactNode
}

/** The unity formula of a recipe, while it is being written and as it was. */
export function RecipeChemistry({ rows, ...props }: RecipeChemistryProps) {
  return <SettledChemistry rows={useSettledValue(rows)} {...props} />
}

const SettledChemistry = memo(function SettledChemistry(props: RecipeChemistryProps) {
  const { rows, isStill = false, before, chart } = props
  const { t } = useTranslation('editor')
  const { umf, groups, analysis, unknown } = useRowChemistry(rows)
  const earlier = before && umfOf(before, groups)
  return (
    <Card title={t('chemistry.title')} {...(!isStill && { hint: t('chemistry.hint') })}>
      {umf ? (
        <>
          <UnityFormula moles={umf.moles} groups={groups} label={t('chemistry.label')} />
          <RatioLine umf={umf} groups={groups} />
          <GroupsLine />
          {earlier && <FormulaChange before={earlier} now={umf} />}
        </>
      ) : (
        <p>{t('chemistry.none')}</p>
      )}
      <LeftOut names={unknown} />
      {chart?.(analysis)}
    </Card>
  )
})

function umfOf({ percent }: Analysis, groups: UmfGroups): Umf | null {
  const formula = unityFormula(percent, groups)
  return formula.ok ? formula.value : null
}
