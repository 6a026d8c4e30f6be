import { priceText } from '#lib/prices/price-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './amount.module.css'

/** What something costs, in a column; a dash where nobody knows. */
export function Price({ value }: { readonly value: number | null | undefined }) {
  const { language } = useFormats()
  if (value === null || value === undefined) return <span className={classes.none}>–</span>
  return <span className={classes.amount}>{priceText(value, language)}</span>
}
