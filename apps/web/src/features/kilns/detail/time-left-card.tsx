import { parseDecimal } from '@glazy/ceramics/decimal'
import { formatFiringTime } from '@glazy/ceramics/firing/firing'
import { celsiusToFahrenheit, fahrenheitToCelsius } from '@glazy/ceramics/firing/temperature'
import type { KilnSchedule } from '@glazy/contract/kilns'
import { CURRENT_TEMPERATURE_MAX } from '@glazy/contract/limits'
import { useState } from 'react'
import { Card } from '#components/card.tsx'
import { SelectField } from '#components/select-field.tsx'
import { NumberField } from '#components/number-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { minutesLeft, rampsThrough } from './time-left.ts'
import classes from './time-left-card.module.css'

export interface TimeLeftCardProps {
  readonly schedule: KilnSchedule
  readonly asCelsius: boolean
}

/** How long a firing still takes, from the temperature that the kiln shows now. */
export function TimeLeftCard({ schedule, asCelsius }: TimeLeftCardProps) {
  const { t } = useTranslation('kilns')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<number>()
  const parsed = parseDecimal(typed)
  const isFit = parsed.ok && parsed.value >= 0 && parsed.value <= CURRENT_TEMPERATURE_MAX
  const degrees = isFit ? inUnitOf(schedule, parsed.value, asCelsius) : undefined
  const ramps = degrees === undefined ? [] : rampsThrough(schedule, degrees)
  const ramp = chosen !== undefined && ramps.includes(chosen) ? chosen : ramps[0]
  const left =
    degrees === undefined || ramp === undefined ? null : minutesLeft(schedule, degrees, ramp)
  const unit = t(asCelsius ? 'unit.celsius' : 'unit.fahrenheit')
  const isWrong = typed.trim() !== '' && !isFit

  return (
    <Card title={t('left.title')}>
      <div className={classes.fields}>
        <NumberField
          label={t('left.current', { unit })}
          value={typed}
          problem={isWrong ? t('left.problem', { max: CURRENT_TEMPERATURE_MAX }) : undefined}
          onFocus={(event) => event.currentTarget.value === '0' && event.currentTarget.select()}
          onChange={setTyped}
        />
        {ramps.length > 1 && (
          <SelectField
            label={t('left.ramp')}
            value={String(ramp)}
            onChange={(value) => setChosen(Number(value))}
            options={ramps.map((at) => ({
              value: String(at),
              label: t('ramps.row', { number: at + 1 }),
            }))}
          />
        )}
      </div>
      <p className={classes.answer} aria-live="polite">
        {left !== null && t('left.answer', { time: formatFiringTime(left) })}
        {degrees !== undefined && ramps.length === 0 && t('left.outside')}
      </p>
    </Card>
  )
}

function inUnitOf({ isCelsius }: KilnSchedule, shown: number, asCelsius: boolean): number {
  if (isCelsius === asCelsius) return shown
  return isCelsius ? fahrenheitToCelsius(shown) : celsiusToFahrenheit(shown)
}
