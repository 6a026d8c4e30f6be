import { CONES } from '@glazy/ceramics/firing/cones'
import { ATMOSPHERES } from '@glazy/ceramics/lookups/lookups'
import { IMAGE_TITLE_MAX_LENGTH } from '@glazy/contract/limits'
import { CheckField } from '#components/check-field.tsx'
import { RichTextArea } from '#components/rich-text-editor/rich-text-area.tsx'
import { SelectField } from '#components/select-field.tsx'
import { TextField } from '#components/text-field.tsx'
import type { FieldProblems } from '#lib/forms/field-problems.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { NO_ATMOSPHERE, NO_CONE, type PhotographValues } from './photograph-values.ts'
import classes from './photograph-fields.module.css'

export interface PhotographFieldsProps {
  readonly values: PhotographValues
  readonly onChange: (change: Partial<PhotographValues>) => void
  /** What is wrong with them, as far as it is told already, translated. */
  readonly problems: FieldProblems<PhotographValues>
}

/** The title of a photograph. */
export function TitleField({ values, onChange, problems }: PhotographFieldsProps) {
  const { t } = useTranslation('photographs')
  return (
    <TextField
      label={t('fields.title')}
      maxLength={IMAGE_TITLE_MAX_LENGTH}
      required
      autoComplete="off"
      name="title"
      value={values.title}
      problem={problems.title}
      onChange={(event) => onChange({ title: event.currentTarget.value })}
    />
  )
}

/** How it was fired, what there is to say, and whether its colours are searched. */
export function FurtherFields({ values, onChange, problems }: PhotographFieldsProps) {
  const { t } = useTranslation('photographs')
  const names = useNames()
  return (
    <>
      <div className={classes.firing}>
        <SelectField
          label={t('fields.cone')}
          value={values.coneId}
          onChange={(coneId) => onChange({ coneId })}
          options={[
            { value: NO_CONE, label: t('fields.none') },
            ...CONES.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
        <SelectField
          label={t('fields.atmosphere')}
          value={values.atmosphereId}
          onChange={(atmosphereId) => onChange({ atmosphereId })}
          options={[
            { value: NO_ATMOSPHERE, label: t('fields.none') },
            ...names
              .entries('atmosphere', ATMOSPHERES)
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </div>
      <RichTextArea
        label={t('fields.description')}
        isLow
        name="description"
        value={values.description}
        problem={problems.description}
        onChange={(description) => onChange({ description })}
      />
      <CheckField
        label={t('fields.isColorSearchable')}
        checked={values.isColorSearchable}
        onChange={(event) => onChange({ isColorSearchable: event.currentTarget.checked })}
      />
    </>
  )
}
