import { findCone } from '@glazy/ceramics/firing/cones'
import { formatFiringTime } from '@glazy/ceramics/firing/firing'
import { Clock, Triangle } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './schedule-words.module.css'

/** How long a firing takes, as hours and minutes. */
export function FiringDuration({ minutes }: { readonly minutes: number }) {
  const { t } = useTranslation('kilns')
  return (
    <span className={classes.fact}>
      <Clock size={16} aria-hidden />
      {t('duration', { time: formatFiringTime(minutes) })}
    </span>
  )
}

/** The cone that a schedule should take down: an estimate, and said to be one. */
export function ConeEstimate({ coneId }: { readonly coneId: number | null }) {
  const { t } = useTranslation('kilns')
  const cone = coneId === null ? undefined : findCone(coneId)
  if (!cone) return null
  return (
    <span className={classes.fact} title={t('estimate.hint')}>
      <Triangle size={14} aria-hidden />
      {t('estimate.short', { cone: cone.label })}
    </span>
  )
}
