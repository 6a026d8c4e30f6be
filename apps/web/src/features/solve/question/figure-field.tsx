import { parseDecimal } from '@glazy/ceramics/decimal'
import { useState } from 'react'
import { DecimalInput } from '#components/decimal-input.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './question.module.css'

export interface FigureFieldProps {
  readonly label: string
  readonly value: number | undefined
  readonly max: number
  readonly step: number
  readonly placeholder?: string
  readonly onChange: (value: number | undefined) => void
}

const DECIMALS = 4

/** A figure that may be left out; taken while it is typed, as soon as it is one. */
export function FigureField(props: FigureFieldProps) {
  const { label, value, max, step, placeholder, onChange } = props
  const { typed: write } = useFormats()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (value === undefined ? '' : write(Number(value.toFixed(DECIMALS))))
  const figure = figureIn(text, max)

  function type(next: string) {
    setTyped(next)
    const after = figureIn(next, max)
    if (after !== 'wrong' && after !== value) onChange(after)
  }

  return (
    <DecimalInput
      className={classes.figure}
      aria-label={label}
      aria-invalid={figure === 'wrong'}
      step={step}
      min={0}
      placeholder={placeholder}
      value={text}
      onChange={type}
      onBlur={() => setTyped(undefined)}
    />
  )
}

function figureIn(text: string, max: number): number | undefined | 'wrong' {
  if (text.trim() === '') return undefined
  const parsed = parseDecimal(text)
  return parsed.ok && parsed.value >= 0 && parsed.value <= max ? parsed.value : 'wrong'
}
