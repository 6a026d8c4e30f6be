import { type ComponentProps, useId } from 'react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import classes from './number-input.module.css'

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'type' | 'inputMode' | 'value'
> {
  /** As fields hold numbers. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** What is wrong with it is told beside it by whoever shows it. */
  readonly isTold?: boolean
  /** What is wrong with it, to be told below it. */
  readonly problem?: string | undefined
}

/** A number without a label of its own; what is wrong, and that it may be either of two, is told below it. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, isTold = false, problem, ...rest } = props
  const { entered, shown } = useFormats()
  const twoMeanings = useTwoMeanings()(value)
  const id = useId()
  const wrong = twoMeanings ?? problem
  const told = isTold ? undefined : wrong
  return (
    <>
      <input
        autoComplete="off"
        {...rest}
        type="text"
        inputMode="decimal"
        aria-invalid={wrong === undefined ? rest['aria-invalid'] : true}
        aria-describedby={told === undefined ? rest['aria-describedby'] : id}
        value={shown(value)}
        onChange={(event) => onChange(entered(event.currentTarget.value))}
      />
      {told !== undefined && (
        <span id={id} className={classes.problem} role="alert">
          {told}
        </span>
      )}
    </>
  )
}
