import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'onChange' | 'type' | 'inputMode' | 'value'
> {
  /** As fields hold numbers. */
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A number with its label above; one that may be either of two is told at once. */
export function NumberField({ value, onChange, problem, ...rest }: NumberFieldProps) {
  const { entered, shown } = useFormats()
  const twoMeanings = useTwoMeanings()
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      value={shown(value)}
      problem={twoMeanings(value) ?? problem}
      onChange={(event) => onChange(entered(event.currentTarget.value))}
    />
  )
}
