import { type Ramp, firingTime } from '@glazy/ceramics/firing/firing'
import { estimateCone } from '@glazy/ceramics/firing/heat-work'
import { slugify } from '@glazy/ceramics/lookups/slug'
import type { KilnSchedule } from '@glazy/contract/kilns'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import type { FiredItem, RampRow, ScheduleRow } from './kilns.queries.ts'

/** A schedule as the API tells it: its times and its cone are calculated, never kept. */
export function presentSchedule(
  row: ScheduleRow,
  rampRows: readonly RampRow[],
  items: readonly FiredItem[],
): KilnSchedule {
  const ramps = rampRows.map((ramp): Ramp => ({
    ratePerHour: ramp.rate,
    target: ramp.target,
    holdMinutes: ramp.hold_minutes,
  }))
  const firing = { start: row.start_temperature, isCelsius: row.is_celsius, ramps }
  const times = firingTime(firing.start, ramps)
  return {
    id: row.id,
    name: row.name,
    slug: slugify(row.name),
    description: safeText(row.description),
    ortonConeId: row.cone_id,
    atmosphereId: row.atmosphere_id,
    defaultStartTemp: row.start_temperature,
    isCelsius: row.is_celsius,
    isPrivate: row.is_private,
    createdByUserId: row.owner_id,
    createdByUser: { id: row.owner_id, name: row.owner_name, username: row.owner_username },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    calculatedTimeMinutes: times.ok ? times.value.totalMinutes : 0,
    calculatedOrtonConeId: estimateCone(firing),
    ramps: rampRows.map((ramp, index) => {
      const time = times.ok ? times.value.ramps[index] : undefined
      return {
        id: ramp.id,
        order: ramp.position,
        tempRatePerHr: ramp.rate,
        targetTemp: ramp.target,
        holdMinutes: ramp.hold_minutes,
        calculatedTimeMinutes: time?.rampMinutes ?? 0,
        calculatedTimeWithRampMinutes: time?.withHoldMinutes ?? 0,
      }
    }),
    materials: items.map(({ id, name, kind }) => ({ id, name, kind })),
    ...(row.hidden_reason !== null && { hiddenReason: row.hidden_reason }),
  }
}
