import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { useState } from 'react'
import { NumberInput } from '#components/number-input.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { parseBatchSize } from './batch-input.ts'
import { useWeightDecimals } from './use-weight-decimals.ts'
import classes from './batch.module.css'

export interface WeightInputProps {
  /** What is calculated; it is in the field until someone types. */
  readonly weight: number | undefined
  readonly onChange: (weight: number) => void
  readonly label: string
}

/** A calculated weight that can be typed over: the batch follows from it. */
export function WeightInput({ weight, onChange, label }: WeightInputProps) {
  const formats = useFormats()
  const decimalsOf = useWeightDecimals()
  // What is being typed stays as it was typed, whatever the batch makes of it.
  const [typed, setTyped] = useState<string>()
  const calculated = weight === undefined ? '' : formats.typed(weight.toFixed(decimalsOf(weight)))
  return (
    <NumberInput
      className={classes.weightInput}
      enterKeyHint="done"
      maxLength={BATCH_INPUT_MAX_LENGTH}
      aria-label={label}
      aria-invalid={typed !== undefined && !parseBatchSize(typed).ok}
      value={typed ?? calculated}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(text) => {
        setTyped(text)
        const read = parseBatchSize(text)
        if (read.ok) onChange(read.value)
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      onBlur={() => setTyped(undefined)}
    />
  )
}
