import { useId } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './analysis-editor.module.css'
import { ANALYSIS_TYPES, type AnalysisType } from './figures.ts'

export interface AnalysisTypeChoiceProps {
  readonly value: AnalysisType
  readonly onChange: (value: AnalysisType) => void
}

/** Percent by weight or moles; what has been entered is converted. */
export function AnalysisTypeChoice({ value, onChange }: AnalysisTypeChoiceProps) {
  const { t } = useTranslation('analysisEditor')
  const name = useId()
  return (
    <fieldset className={classes.types}>
      <legend>{t('types.label')}</legend>
      <div className={classes.switch}>
        {ANALYSIS_TYPES.map((type) => (
          <label key={type} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            {t(`types.${type}`)}
          </label>
        ))}
      </div>
      <p className={classes.note}>{t(`types.${value}Text`)}</p>
    </fieldset>
  )
}
