import { ArrowDown, ArrowUp } from 'lucide-react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './versions.module.css'

export interface DifferenceCellProps {
  readonly difference: number
  readonly decimals: number
}

/** How much more or less there is: by an arrow and a sign, so that colour never tells it alone. */
export function DifferenceCell({ difference, decimals }: DifferenceCellProps) {
  const { t } = useTranslation('versions')
  const { signed } = useFormats()
  if (difference === 0) {
    return (
      <td className={classes.same}>
        <span role="img" aria-label={t('same')}>
          =
        </span>
      </td>
    )
  }
  const Arrow = difference > 0 ? ArrowUp : ArrowDown
  return (
    <td>
      <span className={classes.delta} data-sign={Math.sign(difference)}>
        <Arrow size={14} aria-hidden />
        {signed(difference, decimals)}
      </span>
    </td>
  )
}
