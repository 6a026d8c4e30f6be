import { meaningsOf } from '@glazy/ceramics/decimal'
import { useFormats } from './formats-context.tsx'
import { useTranslation } from './use-translation.ts'

/** Says how to write a number that may be either of two, such as `1,200`; nothing of any other text. */
export function useTwoMeanings(): (text: string) => string | undefined {
  const { t } = useTranslation('common')
  const { plain } = useFormats()
  return (text) => {
    const found = meaningsOf(text)
    if (found === undefined) return undefined
    const { thousands, decimal } = found
    return t('number.twoMeanings', { thousands: plain(thousands), decimal: plain(decimal) })
  }
}
