import { DESCRIPTION_MAX_LENGTH } from '@glazy/contract/limits'
import { textLength } from '@glazy/contract/rules/description'
import { type ComponentProps, useId } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import form from '#components/form.module.css'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './profile-form.module.css'
import type { ProfileValues } from './profile-values.ts'
import { htmlFromMarks } from './text-marks.ts'

export interface DescriptionFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'className' | 'id'
> {
  readonly control: Control<ProfileValues>
  readonly problem: string | undefined
}

/** The description as text with a few marks, and how much of its room is taken without them. */
export function DescriptionField({ control, problem, ...textarea }: DescriptionFieldProps) {
  const { t } = useTranslation('settings')
  const { number } = useFormats()
  const id = useId()
  const text = useWatch({ control, name: 'description' })
  const length = textLength(htmlFromMarks(text))
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {t('profile.description')}
      </label>
      <textarea
        {...textarea}
        id={id}
        className={classes.description}
        rows={6}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-hint`} className={classes.below}>
        <span>{t('profile.marks')}</span>
        <span className={classes.counter} data-over={length > DESCRIPTION_MAX_LENGTH || undefined}>
          {t('profile.counter', { length: number(length), max: number(DESCRIPTION_MAX_LENGTH) })}
        </span>
      </p>
      <p id={`${id}-problem`} className={form.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
