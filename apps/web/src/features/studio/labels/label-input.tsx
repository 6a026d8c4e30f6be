import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { useId } from 'react'
import classes from './label-toolbar.module.css'

export interface LabelInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'date'
  /** What is wrong with it, translated. */
  readonly problem?: string | false
}

/** A short field of the toolbar with what is wrong below it. */
export function LabelInput({ label, value, onChange, type = 'text', problem }: LabelInputProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={classes.input}
        type={type}
        autoComplete="off"
        {...(type === 'text' && { inputMode: 'decimal', maxLength: BATCH_INPUT_MAX_LENGTH })}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
