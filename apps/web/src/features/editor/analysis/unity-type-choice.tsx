import { parseUnityType, UNITY_TYPES, type UnityType } from '@glazy/ceramics/chemistry/unity'
import { SelectField } from '#components/select-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './analysis-editor.module.css'

export interface UnityTypeChoiceProps {
  readonly value: UnityType
  readonly onChange: (value: UnityType) => void
}

/** What counts as one in the formula of a material, with what that means in plain words. */
export function UnityTypeChoice({ value, onChange }: UnityTypeChoiceProps) {
  const { t } = useTranslation('analysisEditor')
  return (
    <div className={classes.unity}>
      <SelectField
        label={t('unity.label')}
        value={value}
        options={UNITY_TYPES.map((type) => ({ value: type, label: t(`unity.${type}`) }))}
        onChange={(text) => onChange(parseUnityType(text) ?? 'auto')}
      />
      <p className={classes.note} aria-live="polite">
        {t(`unity.${value}Text`)}
      </p>
    </div>
  )
}
