import { UMF_GROUPS, unityDivisor } from '@glazy/ceramics/chemistry/unity'
import type { Analysis, Chemistry } from '@glazy/contract/materials'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Formula } from '#components/formula.tsx'
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
  const { basis } = unityDivisor(analysis.percent, chemistry.unityType)
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
        moles={chemistry.formula}
        groups={UMF_GROUPS.default}
        label={t('formula.caption', { name })}
      />
      <p className={classes.hint}>
        {t(`basis.${basis}`)}{' '}
        {chemistry.weight ? t('formula.weight', { weight: fixed(chemistry.weight, 2) }) : null}
      </p>
    </div>
  )
}
