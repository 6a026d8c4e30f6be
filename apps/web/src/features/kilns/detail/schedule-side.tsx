import type { EnteredSchedule } from '@glazy/contract/kilns'
import { LongText } from '#components/long-text.tsx'
import classes from '#components/version-side.module.css'
import { FiringChart } from '#features/kilns/chart/firing-chart.tsx'
import { timed } from '#features/kilns/form/schedule-values.ts'
import { RampTable } from './ramp-table.tsx'

/** A version of a kiln schedule: its curve, and what to type into the controller. */
export function ScheduleSide({ schedule }: { readonly schedule: EnteredSchedule }) {
  const { name, description, isCelsius } = schedule
  const shown = timed(schedule)
  return (
    <>
      <p className={classes.name}>{name}</p>
      {shown.ramps.length > 0 && <FiringChart schedule={shown} asCelsius={isCelsius} />}
      <RampTable schedule={shown} asCelsius={isCelsius} />
      {description && <LongText text={description} />}
    </>
  )
}
