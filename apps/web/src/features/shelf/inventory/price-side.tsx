import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import classes from '#components/version-side.module.css'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'

export interface PriceSideProps {
  readonly price: string | null
  readonly unit: WeightUnit | null
  readonly sku: string | null
}

/** A version of what a material on the shelf costs, and where it comes from. */
export function PriceSide({ price, unit, sku }: PriceSideProps) {
  const { typed } = useFormats()
  const { t } = useTranslation('outbox')
  const { unit: sign } = useNames()
  return (
    <dl className={classes.facts}>
      <dt>{t('side.price')}</dt>
      <dd>{price === null ? '–' : `${typed(price)} / ${unit === null ? '' : sign(unit)}`}</dd>
      <dt>{t('side.sku')}</dt>
      <dd>{sku ?? '–'}</dd>
    </dl>
  )
}
