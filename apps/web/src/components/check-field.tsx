import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './form.module.css'

export interface CheckFieldProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'id' | 'type'
> {
  /** What is agreed to; it may hold a link. */
  readonly label: ReactNode
  /** Given where ticking is demanded: then there is room for what is wrong. */
  readonly problem?: string | undefined
  readonly isRequired?: boolean
}

/** A box to tick. */
export function CheckField({ label, problem, isRequired = false, ...rest }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={classes.check}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        {...(isRequired && {
          'aria-required': true,
          'aria-invalid': problem !== undefined,
          'aria-describedby': `${id}-problem`,
        })}
      />
      <label htmlFor={id}>{label}</label>
      {isRequired && (
        <p id={`${id}-problem`} className={classes.problem} aria-live="polite">
          {problem}
        </p>
      )}
    </div>
  )
}
