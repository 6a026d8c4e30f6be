import { stabilizerRatio, type UmfGroups, type UnityFormula } from '@glazy/ceramics/chemistry/unity'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { leastShown } from './umf-rows.ts'
import classes from './chemistry.module.css'

export interface RatioLineProps {
  readonly umf: Pick<UnityFormula, 'moles' | 'R2OTotal' | 'ROTotal' | 'SiO2Al2O3Ratio'>
  /** By which the formula is. */
  readonly groups: UmfGroups
}

/** The ratios that are compared first, and the sodium and potassium taken together. */
export function RatioLine({ umf, groups }: RatioLineProps) {
  const { t } = useTranslation('chemistry')
  const { fineDecimals } = useFormats()
  const { K2O = 0, Na2O = 0 } = umf.moles
  const wider = stabilizerRatio(umf.moles, groups, leastShown(fineDecimals))
  return (
    <p className={classes.ratios}>
      <span>
        <Formula>SiO2:Al2O3</Formula> <Amount value={umf.SiO2Al2O3Ratio} isFine />
      </span>
      {wider && (
        <span className={classes.wider}>
          <Formula>{toSilica(wider.stabilizers)}</Formula> <Amount value={wider.ratio} isFine />
        </span>
      )}
      <span>
        <Formula>R2O:RO</Formula> <Amount value={umf.R2OTotal} isFine /> :{' '}
        <Amount value={umf.ROTotal} isFine />
      </span>
      {K2O + Na2O > 0 && (
        <span>
          {t('ratio.knao')} <Amount value={K2O + Na2O} isFine />
        </span>
      )}
    </p>
  )
}

function toSilica(oxides: readonly string[]): string {
  return oxides.length > 1 ? `SiO2:(${oxides.join(' + ')})` : `SiO2:${oxides.join()}`
}
