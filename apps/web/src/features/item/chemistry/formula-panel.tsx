import { materialFormula, materialGroups, unityDivisor } from '@glazy/ceramics/chemistry/unity'
import type { Analysis, Chemistry } from '@glazy/contract/materials'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Formula } from '#components/formula.tsx'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from '#components/chemistry/chemistry.module.css'
import { UnityFormula } from '#components/chemistry/unity-formula.tsx'

export interface FormulaPanelProps {
  readonly name: string
  readonly analysis: Analysis
  readonly chemistry: Chemistry
  /** Formula of the mineral as it is written, where it is a theoretical one. */
  readonly theoretical: string | null
}

/** The material's own formula by its unity type, with what was set to one. */
export function FormulaPanel(props: FormulaPanelProps) {
  const { name, analysis, chemistry, theoretical } = props
  const { t } = useTranslation('chemistry')
  const { fixed } = useFormats()
  const { percent } = analysis
  const { unityType } = chemistry
  const chosen = umfGroupsOf(usePreferenceValue('umfOxides'))
  const groups = materialGroups(percent, unityType, chosen)
  const { basis } = unityDivisor(percent, unityType, groups)
  return (
    <div className={classes.panel}>
      {theoretical && (
        <p>
          {t('formula.theoretical')}{' '}
          <strong>
            <Formula>{theoretical}</Formula>
          </strong>
        </p>
      )}
      <UnityFormula
        moles={materialFormula(percent, unityType, groups)}
        groups={groups}
        label={t('formula.caption', { name })}
      />
      <p className={classes.hint}>
        {t(`basis.${basis}`)}{' '}
        {chemistry.weight ? t('formula.weight', { weight: fixed(chemistry.weight, 2) }) : null}
      </p>
    </div>
  )
}
