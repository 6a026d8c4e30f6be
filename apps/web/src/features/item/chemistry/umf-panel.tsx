import { unityFormula } from '@glazy/ceramics/chemistry/unity'
import type { Analysis, Chemistry } from '@glazy/contract/materials'
import { useState } from 'react'
import { type GroupSet, umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '#components/chemistry/chemistry.module.css'
import { ExpansionLine } from '#components/chemistry/expansion-line.tsx'
import { GroupSwitch } from './group-switch.tsx'
import { RatioLine } from '#components/chemistry/ratio-line.tsx'
import { leastShown } from '#components/chemistry/umf-rows.ts'
import { UnityFormula } from '#components/chemistry/unity-formula.tsx'

export interface UmfPanelProps {
  readonly name: string
  readonly analysis: Analysis
  readonly chemistry: Chemistry
}

/** Unity molecular formula with its ratios: by the visitor's groups, and by others on demand. */
export function UmfPanel({ name, analysis, chemistry }: UmfPanelProps) {
  const { t } = useTranslation('chemistry')
  const { fineDecimals } = useFormats()
  const [preference] = usePreference('umfOxides')
  const [looked, setLooked] = useState<GroupSet>()
  const isOwn = preference.type === 'custom'
  const sets: readonly GroupSet[] = ['default', 'xumf', ...(isOwn ? (['custom'] as const) : [])]
  const groupSet = looked !== undefined && sets.includes(looked) ? looked : preference.type
  const groups = umfGroupsOf(groupSet === 'custom' ? preference : { type: groupSet })
  const formula = unityFormula(analysis.percent, groups)
  const umf = formula.ok ? formula.value : null
  const hasManganese = (umf?.moles.MnO2 ?? 0) >= leastShown(fineDecimals) && groupSet === 'default'
  return (
    <div className={classes.panel}>
      {umf ? (
        <>
          <UnityFormula moles={umf.moles} groups={groups} label={t('umf.caption', { name })} />
          <RatioLine umf={umf} groups={groups} />
        </>
      ) : (
        <p className={classes.notice}>{t('noFlux')}</p>
      )}
      <div className={classes.groups}>
        <GroupSwitch sets={sets} value={groupSet} onChange={setLooked} />
        <p className={classes.hint}>{t(`groups.${groupSet}Text`)}</p>
      </div>
      {hasManganese && <p className={classes.notice}>{t('manganese')}</p>}
      {chemistry.thermalExpansion && <ExpansionLine expansion={chemistry.thermalExpansion} />}
    </div>
  )
}
