import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { useId } from 'react'
import { NumberInput } from '#components/number-input.tsx'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import classes from './label-toolbar.module.css'

export interface LabelInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'number' | 'date'
  /** What is wrong with it, translated. */
  readonly problem?: string | false
}

/** A short field of the toolbar with what is wrong below it. */
export function LabelInput({ label, value, onChange, type = 'number', problem }: LabelInputProps) {
  const twoMeanings = useTwoMeanings()
  const id = useId()
  const field = {
    id,
    className: classes.input,
    'aria-invalid': Boolean(problem),
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {type === 'date' ? (
        <input
          {...field}
          type="date"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <NumberInput
          {...field}
          maxLength={BATCH_INPUT_MAX_LENGTH}
          value={value}
          onChange={onChange}
          isTold
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {twoMeanings(value) ?? problem}
        </p>
      )}
    </div>
  )
}
