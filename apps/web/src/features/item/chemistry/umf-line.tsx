import { unityFormula } from '@glazy/ceramics/chemistry/unity'
import type { Analysis } from '@glazy/contract/materials'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import classes from './umf-line.module.css'

/** The unity formula in a line that stays in view on a phone, and leads to the whole of it. */
export function UmfLine({ analysis }: { readonly analysis: Analysis }) {
  const formula = unityFormula(analysis.percent, umfGroupsOf(usePreferenceValue('umfOxides')))
  if (!formula.ok) return null
  const { moles, R2OTotal, ROTotal } = formula.value
  const oxides = (['SiO2', 'Al2O3', 'B2O3'] as const).filter((oxide) => moles[oxide])
  return (
    <a href="#analysis" className={classes.line}>
      {oxides.map((oxide) => (
        <span key={oxide}>
          <Formula>{oxide}</Formula> <Amount value={moles[oxide]} isFine />
        </span>
      ))}
      <span>
        <Formula>R2O:RO</Formula> <Amount value={R2OTotal} isFine />:
        <Amount value={ROTotal} isFine />
      </span>
    </a>
  )
}
