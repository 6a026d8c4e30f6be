import { thermalExpansion } from '@glazy/ceramics/chemistry/expansion'
import { type OxideAmounts, oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import {
  materialFormula,
  materialGroups,
  unityDivisor,
  unityFormula,
} from '@glazy/ceramics/chemistry/unity'
import { memo } from 'react'
import { Card } from '#components/card.tsx'
import type { PreviewedAnalysis } from './analysis-editor.tsx'
import { ExpansionLine } from '#components/chemistry/expansion-line.tsx'
import { GroupsLine } from '#components/chemistry/groups-line.tsx'
import { RatioLine } from '#components/chemistry/ratio-line.tsx'
import { leastShown } from '#components/chemistry/umf-rows.ts'
import { UnityFormula } from '#components/chemistry/unity-formula.tsx'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { useSupporter } from '#lib/session/use-supporter.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSettledValue } from '#lib/use-settled-value.ts'
import classes from './analysis-chemistry.module.css'

/** Unity formula and expansion of an analysis while it is being entered. */
export function AnalysisChemistry({ analysis, unityType }: PreviewedAnalysis) {
  const settled = useSettledValue(analysis)
  return <SettledChemistry analysis={settled} unityType={unityType} />
}

const SettledChemistry = memo(function SettledChemistry(props: PreviewedAnalysis) {
  const { analysis, unityType } = props
  const { t } = useTranslation('analysisEditor')
  const { percent } = analysis
  const isEmpty = oxidesOf(percent).length === 0
  return (
    <Card title={t('preview.title')} hint={t('preview.hint')}>
      {isEmpty ? (
        <p>{t('preview.none')}</p>
      ) : (
        <>
          <Unity percent={percent} />
          <OwnFormula percent={percent} unityType={unityType} />
          <Expansion percent={percent} />
        </>
      )}
    </Card>
  )
})

interface Figures {
  readonly percent: OxideAmounts
}

/** The unity formula by the visitor's groups, with its ratios. */
function Unity({ percent }: Figures) {
  const { t } = useTranslation('analysisEditor')
  const groups = umfGroupsOf(usePreferenceValue('umfOxides'))
  const formula = unityFormula(percent, groups)
  if (!formula.ok) return <p>{t('preview.noFlux')}</p>
  return (
    <>
      <UnityFormula moles={formula.value.moles} groups={groups} label={t('preview.label')} />
      <RatioLine umf={formula.value} groups={groups} />
      <GroupsLine />
    </>
  )
}

/** The formula by the unity type, where that is another one than the unity formula. */
function OwnFormula({ percent, unityType }: Figures & Pick<PreviewedAnalysis, 'unityType'>) {
  const { t } = useTranslation('analysisEditor')
  const { t: tChemistry } = useTranslation('chemistry')
  const { fineDecimals } = useFormats()
  const chosen = umfGroupsOf(usePreferenceValue('umfOxides'))
  const groups = materialGroups(percent, unityType, chosen)
  const { basis } = unityDivisor(percent, unityType, groups)
  const moles = materialFormula(percent, unityType, groups)
  const unity = unityFormula(percent, chosen)
  // The fluxes may be others than those of the visitor's groups.
  if (basis === 'flux' && unity.ok && readAlike(moles, unity.value.moles, fineDecimals)) return null
  return (
    <section className={classes.own} aria-label={t('preview.ownLabel')}>
      <h3>{t('preview.own')}</h3>
      <UnityFormula moles={moles} groups={groups} label={t('preview.ownLabel')} />
      <p className={classes.hint}>{tChemistry(`basis.${basis}`)}</p>
    </section>
  )
}

/** Whether two formulas of one analysis differ by less than their figures show. */
function readAlike(one: OxideAmounts, other: OxideAmounts, decimals: number): boolean {
  return oxidesOf(one).every(
    (oxide) => Math.abs((one[oxide] ?? 0) - (other[oxide] ?? 0)) < leastShown(decimals),
  )
}

/** The calculated expansion, for those who have the features of supporters. */
function Expansion({ percent }: Figures) {
  const isShown = useSupporter()
  const expansion = isShown ? thermalExpansion(percent) : null
  return expansion && <ExpansionLine expansion={expansion} />
}
