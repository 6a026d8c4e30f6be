import { unityFormula } from '@glazy/ceramics/chemistry/unity'
import type { VersionDifference } from '@glazy/contract/material-versions'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { FieldChanges } from './field-changes.tsx'
import { figureChange, oxideChanges } from './figure-changes.ts'
import { FigureTable } from './figure-table.tsx'
import { IngredientChanges } from './ingredient-changes.tsx'
import { Summary } from './summary.tsx'
import classes from './versions.module.css'

/** What changed from one version to another: in short, its ingredients, its chemistry, the rest. */
export function DifferenceView({ difference }: { readonly difference: VersionDifference }) {
  const { t } = useTranslation('versions')
  const { fineDecimals } = useFormats()
  const groups = umfGroupsOf(usePreferenceValue('umfOxides'))
  const { before, after, components } = difference
  const numbers = { before: before.number, after: after.number }
  const formulas = [before, after].map(({ percent }) => {
    const formula = unityFormula(percent, groups)
    return formula.ok ? formula.value : null
  })
  const [umfBefore, umfAfter] = formulas
  const ratio = figureChange(umfBefore?.SiO2Al2O3Ratio, umfAfter?.SiO2Al2O3Ratio, fineDecimals)
  const expansion = figureChange(before.thermalExpansion, after.thermalExpansion, 2)
  const moles = oxideChanges(umfBefore?.moles ?? {}, umfAfter?.moles ?? {}, fineDecimals)
  return (
    <div className={classes.difference}>
      <Summary components={components} ratio={ratio} expansion={expansion} />
      {before.kind === 'recipe' && <IngredientChanges numbers={numbers} components={components} />}
      {moles.length > 0 && (
        <FigureTable
          title={t('umf.title')}
          numbers={numbers}
          changes={moles}
          decimals={fineDecimals}
          further={[
            { key: 'ratio', label: t('umf.ratio'), change: ratio, decimals: fineDecimals },
            ...(expansion.before === null && expansion.after === null
              ? []
              : [{ key: 'expansion', label: t('umf.expansion'), change: expansion, decimals: 2 }]),
          ]}
        />
      )}
      <FigureTable
        title={t('percent.title')}
        numbers={numbers}
        changes={oxideChanges(before.percent, after.percent, fineDecimals)}
        decimals={fineDecimals}
        further={[
          {
            key: 'loi',
            label: t('percent.loi'),
            change: figureChange(before.loi, after.loi, fineDecimals),
            decimals: fineDecimals,
          },
        ]}
      />
      <FieldChanges difference={difference} />
    </div>
  )
}
