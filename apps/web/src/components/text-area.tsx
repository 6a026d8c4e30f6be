import { type ComponentProps, useId } from 'react'
import classes from './form.module.css'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  readonly label: string
  /** What is wrong with the text, translated. */
  readonly problem?: string | undefined
  /** What is expected, shown below the field. */
  readonly hint?: string
}

/** Some lines of plain text with their label above and what is wrong with them below. */
export function TextArea({ label, problem, hint, rows = 4, ...rest }: TextAreaProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={classes.input}
        aria-invalid={problem !== undefined}
        aria-describedby={[hintId, `${id}-problem`].filter(Boolean).join(' ')}
      />
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} className={classes.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
