import { parseDecimal } from '@glazy/ceramics/decimal'
import type { KeyboardEvent } from 'react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'
import { stepped } from './stepped.ts'

export interface DecimalInputProps extends Omit<NumberInputProps, 'step' | 'min'> {
  /** What an arrow key adds; the page keys add ten times as much. */
  readonly step: number
  /** Arrow keys go no lower. */
  readonly min?: number | undefined
}

/** A number typed with a decimal comma or point, which the arrow keys change by steps. */
export function DecimalInput({ value, onChange, step, min, ...rest }: DecimalInputProps) {
  const { typed, shown } = useFormats()
  const parsed = parseDecimal(value)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event)
    const steps = STEPS[event.key]
    if (steps === undefined || event.defaultPrevented) return
    event.preventDefault()
    onChange(stepped(value, steps, { step, min, typed }))
  }

  return (
    <NumberInput
      maxLength={12}
      {...rest}
      role="spinbutton"
      aria-valuemin={min}
      aria-valuenow={parsed.ok ? parsed.value : undefined}
      aria-valuetext={shown(value)}
      value={value}
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  )
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}
