import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './form.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: ReactNode
  /** What is wrong with the text, translated. */
  readonly problem?: string | undefined
  /** What is expected, shown below the field. */
  readonly hint?: ReactNode
  /** A button inside the field, at its end. */
  readonly end?: ReactNode
}

/** A line of text with its label above and what is wrong with it below. */
export function TextField({ label, problem, hint, end, type = 'text', ...rest }: TextFieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.control}>
        <input
          {...rest}
          id={id}
          type={type}
          className={`${classes.input} ${end ? classes.withEnd : ''}`}
          aria-invalid={problem !== undefined}
          aria-describedby={[hintId, `${id}-problem`].filter(Boolean).join(' ')}
        />
        {end && <div className={classes.end}>{end}</div>}
      </div>
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
