import { Check } from 'lucide-react'
import type { CSSProperties, MouseEvent } from 'react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { WeighOffStep } from './weigh-off-step.ts'
import classes from './weigh-off.module.css'

export interface WeighOffNowProps {
  /** The ingredient whose turn it is; `undefined` when all are weighed. */
  readonly step: WeighOffStep | undefined
  /** What everything weighs in the end, as it is shown. */
  readonly total: string
  /** Whether the scale shows something else than the weight alone. */
  readonly hasReading: boolean
  readonly isCumulative: boolean
  readonly unit: string
  readonly onWeighed: (place: number) => void
  readonly onClose: () => void
}

/** The ingredient whose turn it is, as large as the screen allows. */
export function WeighOffNow(props: WeighOffNowProps) {
  const { step, total, hasReading, isCumulative, unit, onWeighed, onClose } = props
  const { t } = useTranslation('weighOff')
  const reading = isCumulative ? 'scaleShows' : 'withContainer'

  function tick({ detail }: MouseEvent) {
    // A second tap in the same moment is a wet finger, not the next ingredient.
    if (step && detail < 2) onWeighed(step.place)
  }

  return (
    <section className={classes.now} aria-label={t('now')}>
      <div aria-live="polite" aria-atomic="true">
        <p className={classes.nowName}>
          {step?.isAdditional && '+ '}
          {step ? step.name : t('allWeighed')}
        </p>
        <p
          className={classes.nowAmount}
          style={{ '--letters': (step?.amount ?? total).length } as CSSProperties}
        >
          {step?.amount ?? total}
          <span className={classes.nowUnit}>{unit}</span>
        </p>
        {step && hasReading && (
          <p className={classes.nowReading}>
            {t(reading)} <strong>{`${step.reading}\u00a0${unit}`}</strong>
          </p>
        )}
      </div>
      <div className={classes.nowButton}>
        {step ? (
          <Button look="filled" onClick={tick} data-autofocus>
            <Check size={28} aria-hidden />
            {t('weighed')}
          </Button>
        ) : (
          <Button look="filled" onClick={onClose} data-autofocus>
            {t('done')}
          </Button>
        )}
      </div>
    </section>
  )
}
