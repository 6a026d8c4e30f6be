import { useTranslation } from '#lib/texts/use-translation.ts'
import { Amount } from '#components/amount.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { leastShown } from './umf-rows.ts'

/** A figure of an analysis; a trace is shown as one, not as nothing. */
export function OxideAmount({ value }: { readonly value: number }) {
  const { t } = useTranslation('chemistry')
  const { fixed, decimals } = useFormats()
  const isTrace = value > 0 && value < leastShown(decimals)
  if (isTrace) return <span>{t('trace', { least: fixed(10 ** -decimals, decimals) })}</span>
  return <Amount value={value} />
}
