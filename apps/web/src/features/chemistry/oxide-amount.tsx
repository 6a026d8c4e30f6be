import { useTranslation } from '#lib/texts/use-translation.ts'
import { Amount } from '#components/amount.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { LEAST_SHOWN } from './umf-rows.ts'

const LEAST_FIGURE = 0.01

/** A figure of an analysis; a trace is shown as one, not as nothing. */
export function OxideAmount({ value }: { readonly value: number }) {
  const { t } = useTranslation('chemistry')
  const { fixed } = useFormats()
  const isTrace = value > 0 && value < LEAST_SHOWN
  if (isTrace) return <span>{t('trace', { least: fixed(LEAST_FIGURE, 2) })}</span>
  return <Amount value={value} />
}
