import { DESCRIPTION_MAX_LENGTH } from '@glazy/contract/limits'
import { textLength } from '@glazy/contract/rules/description'
import { type ComponentProps, useId } from 'react'
import { htmlFromMarks } from '#lib/rich-text/text-marks.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import form from './form.module.css'
import classes from './rich-text-field.module.css'

export interface RichTextFieldProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  readonly label: string
  /** What is in the field: text with marks. */
  readonly value: string
  /** What is wrong with it, translated. */
  readonly problem?: string | undefined
  /** Characters that there is room for, marks not counted. */
  readonly max?: number
}

/** A text with a few marks in it, and how much of its room is taken without them. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, value, problem, max = DESCRIPTION_MAX_LENGTH, ...textarea } = props
  const { t } = useTranslation('common')
  const { number } = useFormats()
  const id = useId()
  const length = textLength(htmlFromMarks(value))
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <textarea
        rows={6}
        {...textarea}
        value={value}
        id={id}
        className={classes.text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-hint`} className={classes.below}>
        <span>{t('richText.marks')}</span>
        <span className={classes.counter} data-over={length > max || undefined}>
          {t('richText.counter', { length: number(length), max: number(max) })}
        </span>
      </p>
      <p id={`${id}-problem`} className={form.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
