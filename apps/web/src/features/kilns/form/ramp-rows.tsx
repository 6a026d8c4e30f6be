import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { RAMPS_MAX } from '@glazy/contract/limits'
import { Button } from '#components/button.tsx'
import { DecimalInput } from '#components/decimal-input.tsx'
import page from '#components/page.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import classes from './ramp-rows.module.css'
import { useScheduleProblems } from './use-schedule-problems.ts'
import { emptyRamp, isWrong, rampProblem, type RampValues } from './schedule-values.ts'

export interface RampRowsProps {
  readonly ramps: readonly RampValues[]
  /** What is wrong with them, once it is told. */
  readonly problem: string | undefined
  readonly isCelsius: boolean
  readonly onChange: (ramps: readonly RampValues[]) => void
}

/** The ramps of a schedule, a row each: rate, temperature and hold. */
export function RampRows({ ramps, problem, isCelsius, onChange }: RampRowsProps) {
  const { t } = useTranslation('kilns')
  const isOfOne = ramps.some((ramp) => rampProblem(ramp) !== undefined)
  const unit = t(isCelsius ? 'unit.celsius' : 'unit.fahrenheit')
  const change = (key: number, part: Partial<RampValues>) =>
    onChange(ramps.map((ramp) => (ramp.key === key ? { ...ramp, ...part } : ramp)))
  const move = (at: number, by: -1 | 1) => {
    const next = [...ramps]
    const [moved] = next.splice(at, 1)
    if (moved) onChange(next.toSpliced(at + by, 0, moved))
  }
  const add = () => onChange([...ramps, emptyRamp(Math.max(-1, ...ramps.map((r) => r.key)) + 1)])

  return (
    <fieldset className={classes.ramps}>
      <legend className={classes.legend}>{t('ramps.title')}</legend>
      <p className={classes.hint}>{t('ramps.hint')}</p>
      {problem !== undefined && !isOfOne && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <ol className={classes.rows}>
        {ramps.map((ramp, at) => (
          <RampRow
            key={ramp.key}
            ramp={ramp}
            number={at + 1}
            unit={unit}
            problem={problem === undefined ? undefined : rampProblem(ramp)}
            onChange={(part) => change(ramp.key, part)}
            onRemove={() => onChange(ramps.filter((one) => one.key !== ramp.key))}
            {...(at > 0 && { onUp: () => move(at, -1) })}
            {...(at < ramps.length - 1 && { onDown: () => move(at, 1) })}
          />
        ))}
      </ol>
      {ramps.length < RAMPS_MAX && (
        <div>
          <Button onClick={add}>
            <Plus size={16} aria-hidden />
            {t('ramps.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface RampRowProps {
  readonly ramp: RampValues
  readonly number: number
  readonly unit: string
  readonly problem: ReturnType<typeof rampProblem>
  readonly onChange: (part: Partial<RampValues>) => void
  readonly onRemove: () => void
  readonly onUp?: () => void
  readonly onDown?: () => void
}

const STEPS = { rate: 10, target: 10, hold: 5 } as const

function RampRow(props: RampRowProps) {
  const { ramp, number, unit, problem, onChange, onRemove, onUp, onDown } = props
  const { t } = useTranslation('kilns')
  const twoMeanings = useTwoMeanings()
  const sayProblem = useScheduleProblems()
  const id = useId()
  const unclear = [ramp.rate, ramp.target, ramp.hold].map(twoMeanings).find(Boolean)
  const told = unclear ?? (problem && sayProblem(problem))
  return (
    <li className={classes.row} aria-label={t('ramps.row', { number })}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      {(['rate', 'target', 'hold'] as const).map((field) => (
        <label key={field} className={classes.field}>
          <span>{t(`ramps.${field}`, { unit })}</span>
          <DecimalInput
            value={ramp[field]}
            step={STEPS[field]}
            min={0}
            data-field="ramps"
            isTold
            aria-invalid={problem !== undefined && isWrong(ramp, field)}
            aria-describedby={`${id}-problem`}
            onFocus={(event) => event.currentTarget.value === '0' && event.currentTarget.select()}
            onChange={(text) => onChange({ [field]: text })}
          />
        </label>
      ))}
      <span className={classes.buttons}>
        <Button
          isIcon
          look="quiet"
          aria-label={t('ramps.up', { number })}
          disabled={!onUp}
          onClick={onUp}
        >
          <ArrowUp size={16} aria-hidden />
        </Button>
        <Button
          isIcon
          look="quiet"
          aria-label={t('ramps.down', { number })}
          disabled={!onDown}
          onClick={onDown}
        >
          <ArrowDown size={16} aria-hidden />
        </Button>
        <Button isIcon look="quiet" aria-label={t('ramps.remove', { number })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </Button>
      </span>
      <p
        id={`${id}-problem`}
        className={told ? classes.problem : page.visuallyHidden}
        aria-live="polite"
      >
        {told}
      </p>
    </li>
  )
}
