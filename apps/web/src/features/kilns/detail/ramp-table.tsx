import { FULL_RATE } from '@glazy/ceramics/firing/heat-work'
import { formatFiringTime } from '@glazy/ceramics/firing/firing'
import type { KilnSchedule } from '@glazy/contract/kilns'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { shownDegrees, shownRate } from '../chart/firing-curve.ts'
import classes from './ramp-table.module.css'

export interface RampTableProps {
  readonly schedule: Pick<KilnSchedule, 'isCelsius' | 'defaultStartTemp' | 'ramps'>
  readonly asCelsius: boolean
}

/** What to type into a controller, row by row; on paper each row has a box to tick. */
export function RampTable({ schedule, asCelsius }: RampTableProps) {
  const { t } = useTranslation('kilns')
  const { number } = useFormats()
  const { isCelsius, ramps, defaultStartTemp } = schedule
  const unit = t(asCelsius ? 'unit.celsius' : 'unit.fahrenheit')
  const isFull = (rate: number) => rate >= FULL_RATE
  const ends = ramps.reduce<number[]>(
    (sums, ramp) => [...sums, (sums.at(-1) ?? 0) + ramp.calculatedTimeWithRampMinutes],
    [],
  )
  if (ramps.length === 0) return <p>{t('ramps.none')}</p>
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.caption}>
          {t('ramps.start', {
            degrees: number(shownDegrees(defaultStartTemp, isCelsius, asCelsius)),
            unit,
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('ramps.number')}</th>
            <th scope="col">{t('ramps.rate', { unit })}</th>
            <th scope="col">{t('ramps.target', { unit })}</th>
            <th scope="col">{t('ramps.hold')}</th>
            <th scope="col">{t('ramps.time')}</th>
            <th scope="col">{t('ramps.end')}</th>
          </tr>
        </thead>
        <tbody>
          {ramps.map((ramp, at) => (
            <tr key={ramp.id}>
              <th scope="row">{ramp.order}</th>
              <td>
                {isFull(ramp.tempRatePerHr)
                  ? t('ramps.full')
                  : number(shownRate(ramp.tempRatePerHr, isCelsius, asCelsius), 2)}
              </td>
              <td>{number(shownDegrees(ramp.targetTemp, isCelsius, asCelsius), 2)}</td>
              <td>{ramp.holdMinutes > 0 ? number(ramp.holdMinutes, 2) : '–'}</td>
              <td>{formatFiringTime(ramp.calculatedTimeWithRampMinutes)}</td>
              <td>{formatFiringTime(ends[at] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ramps.some((ramp) => isFull(ramp.tempRatePerHr)) && (
        <p className={classes.note}>{t('ramps.fullNote')}</p>
      )}
    </>
  )
}
