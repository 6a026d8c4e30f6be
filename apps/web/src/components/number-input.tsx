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
}

/** A number without a label of its own; one that may be either of two is told below it. */
export function NumberInput({ value, onChange, isTold = false, ...rest }: NumberInputProps) {
  const { entered, shown } = useFormats()
  const twoMeanings = useTwoMeanings()(value)
  const id = useId()
  const told = isTold ? undefined : twoMeanings
  return (
    <>
      <input
        autoComplete="off"
        {...rest}
        type="text"
        inputMode="decimal"
        aria-invalid={twoMeanings === undefined ? rest['aria-invalid'] : true}
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
