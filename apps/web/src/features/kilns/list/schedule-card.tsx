import type { KilnSchedule } from '@glazy/contract/kilns'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HiddenBadge } from '#components/hidden-badge.tsx'
import { ScheduleByline, ScheduleFacts } from '../schedule-facts.tsx'
import { FiringSketch } from './firing-sketch.tsx'
import classes from './schedule-card.module.css'

export interface ScheduleCardProps {
  readonly schedule: KilnSchedule
  readonly actions: ReactNode
}

/** A schedule in a list: what it is for, how long it takes, and the shape of its curve. */
export function ScheduleCard({ schedule, actions }: ScheduleCardProps) {
  const { id, slug, name } = schedule
  return (
    <article className={classes.card}>
      <FiringSketch schedule={schedule} />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link
            to="/kilnschedules/$id/{-$slug}"
            params={{ id: String(id), slug: slug || undefined }}
          >
            {name}
          </Link>
        </h2>
        <ScheduleFacts schedule={schedule} />
        <ScheduleByline schedule={schedule} />
        <HiddenBadge reason={schedule.hiddenReason} />
      </div>
      {actions}
    </article>
  )
}
