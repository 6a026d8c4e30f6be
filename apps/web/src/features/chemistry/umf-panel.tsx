import type { Chemistry } from '@glazy/contract/materials'
import { useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './chemistry.module.css'
import { GroupSwitch } from './group-switch.tsx'
import { RatioLine } from './ratio-line.tsx'
import { type GroupSet, LEAST_SHOWN } from './umf-rows.ts'
import { UnityFormula } from './unity-formula.tsx'

export interface UmfPanelProps {
  readonly name: string
  readonly chemistry: Chemistry
}

/** Unity molecular formula with its ratios, by the default or the extended groups. */
export function UmfPanel({ name, chemistry }: UmfPanelProps) {
  const { t } = useTranslation('chemistry')
  const [groupSet, setGroupSet] = useState<GroupSet>('default')
  const umf = groupSet === 'default' ? chemistry.umf : chemistry.xumf
  const hasManganese = (umf?.moles.MnO2 ?? 0) >= LEAST_SHOWN && groupSet === 'default'
  return (
    <div className={classes.panel}>
      {umf ? (
        <>
          <UnityFormula moles={umf.moles} groupSet={groupSet} label={t('umf.caption', { name })} />
          <RatioLine umf={umf} />
        </>
      ) : (
        <p className={classes.notice}>{t('noFlux')}</p>
      )}
      <div className={classes.groups}>
        <GroupSwitch value={groupSet} onChange={setGroupSet} />
        <p className={classes.hint}>{t(`groups.${groupSet}Text`)}</p>
      </div>
      {hasManganese && <p className={classes.notice}>{t('manganese')}</p>}
      <ExpansionLine expansion={chemistry.thermalExpansion} />
    </div>
  )
}

/** The calculated expansion, never without its method; nothing where the viewer may not see it. */
function ExpansionLine({ expansion }: { readonly expansion: Chemistry['thermalExpansion'] }) {
  const { t } = useTranslation('chemistry')
  const { fixed } = useFormats()
  if (!expansion) return null
  const { value, method } = expansion
  return (
    <p className={classes.hint}>
      {t('expansion', { value: fixed(value, 2), unit: '×10⁻⁶/°C', method })} {t('expansionHint')}
    </p>
  )
}
