import { useFormats } from '#lib/texts/formats-context.tsx'
import { writtenDecimals } from '#lib/texts/formats.ts'
import classes from './amount.module.css'

export interface AmountProps {
  /** `null` and `undefined` are shown as a dash: a missing figure is never zero. */
  readonly value: number | null | undefined
  /** As many as the visitor prefers where it is left out. */
  readonly decimals?: number
  /** At least two places, however few the visitor prefers. */
  readonly isFine?: boolean
  /** An amount of a recipe as someone wrote it down, which no rounding may change. */
  readonly isWritten?: boolean
}

/** A figure with fixed decimals and tabular digits, so that columns line up. */
export function Amount({ value, decimals, isFine = false, isWritten = false }: AmountProps) {
  const formats = useFormats()
  if (value === null || value === undefined || !Number.isFinite(value)) {
    return <span className={classes.none}>–</span>
  }
  const usual = decimals ?? (isFine ? formats.fineDecimals : formats.decimals)
  const places = isWritten ? writtenDecimals(value, usual) : usual
  return <span className={classes.amount}>{formats.fixed(value, places)}</span>
}
