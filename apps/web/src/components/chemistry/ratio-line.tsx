import type { UnityFormula } from '@glazy/ceramics/chemistry/unity'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import classes from './chemistry.module.css'

type Ratios = Pick<UnityFormula, 'moles' | 'R2OTotal' | 'ROTotal' | 'SiO2Al2O3Ratio'>

/** The two ratios that are compared first, and the sodium and potassium taken together. */
export function RatioLine({ umf }: { readonly umf: Ratios }) {
  const { t } = useTranslation('chemistry')
  const { K2O = 0, Na2O = 0 } = umf.moles
  return (
    <p className={classes.ratios}>
      <span>
        <Formula>SiO2:Al2O3</Formula> <Amount value={umf.SiO2Al2O3Ratio} isFine />
      </span>
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
