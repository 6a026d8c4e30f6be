import { useEffect, useRef } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { WeighOffStep } from './weigh-off-step.ts'
import classes from './weigh-off.module.css'

export interface WeighOffListProps {
  readonly steps: readonly WeighOffStep[]
  readonly current: number | undefined
  /** Whether the scale shows something else than the weight alone. */
  readonly hasReading: boolean
  readonly isCumulative: boolean
  readonly unit: string
  readonly onToggle: (place: number) => void
}

/** All ingredients, each a row to tap; the one whose turn it is stays in view. */
export function WeighOffList(props: WeighOffListProps) {
  const { steps, current, hasReading, isCumulative, unit, onToggle } = props
  const { t } = useTranslation('weighOff')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <ol ref={list} className={classes.list} aria-label={t('list')}>
      {steps.map(({ place, name, isAdditional, isWeighed, amount, reading }) => (
        <li
          key={place}
          className={classes.row}
          data-weighed={isWeighed || undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <label className={classes.tick}>
            <input type="checkbox" checked={isWeighed} onChange={() => onToggle(place)} />
            <span className={classes.name}>
              {isAdditional && '+ '}
              {name}
            </span>
            <span className={classes.figures}>
              <span className={classes.amount}>{`${amount}\u00a0${unit}`}</span>
              {hasReading && (
                <span className={classes.reading}>
                  {t(isCumulative ? 'until' : 'inContainer', { reading, unit })}
                </span>
              )}
            </span>
          </label>
        </li>
      ))}
    </ol>
  )
}
