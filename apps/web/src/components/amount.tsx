import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './amount.module.css'

export interface AmountProps {
  /** `null` and `undefined` are shown as a dash: a missing figure is never zero. */
  readonly value: number | null | undefined
  readonly decimals?: number
}

/** A figure with fixed decimals and tabular digits, so that columns line up. */
export function Amount({ value, decimals = 2 }: AmountProps) {
  const { fixed } = useFormats()
  if (value === null || value === undefined || !Number.isFinite(value)) {
    return <span className={classes.none}>–</span>
  }
  return <span className={classes.amount}>{fixed(value, decimals)}</span>
}
