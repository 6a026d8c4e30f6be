import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './amount.module.css'

export interface AmountProps {
  /** `null` and `undefined` are shown as a dash: a missing figure is never zero. */
  readonly value: number | null | undefined
  /** As many as the visitor prefers where it is left out. */
  readonly decimals?: number
  /** At least two places, however few the visitor prefers. */
  readonly isFine?: boolean
}

/** A figure with fixed decimals and tabular digits, so that columns line up. */
export function Amount({ value, decimals, isFine = false }: AmountProps) {
  const formats = useFormats()
  if (value === null || value === undefined || !Number.isFinite(value)) {
    return <span className={classes.none}>–</span>
  }
  const usual = isFine ? formats.fineDecimals : formats.decimals
  return <span className={classes.amount}>{formats.fixed(value, decimals ?? usual)}</span>
}
