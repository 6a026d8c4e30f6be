import { findCone } from '@glazy/ceramics/firing/cones'
import type { KilnSchedule } from '@glazy/contract/kilns'
import { Lock } from 'lucide-react'
import { AgeText } from '#components/age-text.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './schedule-facts.module.css'
import { ConeEstimate, FiringDuration } from './schedule-words.tsx'

/** Cone, atmosphere, time and the cone it should reach: what tells schedules apart. */
export function ScheduleFacts({ schedule }: { readonly schedule: KilnSchedule }) {
  const { t } = useTranslation('kilns')
  const cone = findCone(schedule.ortonConeId ?? 0)
  const atmosphere = useNames().of('atmosphere', schedule.atmosphereId)
  return (
    <p className={classes.facts}>
      {schedule.isPrivate && (
        <span className={classes.private}>
          <Lock size={14} aria-hidden />
          {t('private')}
        </span>
      )}
      {cone && <strong>{t('coneOf', { cone: cone.label })}</strong>}
      {atmosphere && <span>{atmosphere}</span>}
      <FiringDuration minutes={schedule.calculatedTimeMinutes} />
      <ConeEstimate coneId={schedule.calculatedOrtonConeId} />
    </p>
  )
}

/** Who wrote a schedule, and when it was changed last. */
export function ScheduleByline({ schedule }: { readonly schedule: KilnSchedule }) {
  const { t } = useTranslation('kilns')
  return (
    <p className={classes.byline}>
      {t('author', { name: schedule.createdByUser.name })} ·{' '}
      <AgeText instant={schedule.updatedAt} />
    </p>
  )
}
