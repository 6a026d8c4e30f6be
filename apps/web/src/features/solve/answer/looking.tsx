import { useEffect, useState } from 'react'
import { Button } from '#components/button.tsx'
import { TIME_LIMIT_MS } from '#features/solve/worker/time-limit.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './answer.module.css'

/** Milliseconds after which somebody wants to know how long it will take: most answers come sooner. */
const PATIENCE_MS = 800
const TICK_MS = 200

export interface LookingProps {
  readonly solution: {
    /** Whether there is a question: it waits for its materials, and for a hand that types it. */
    readonly isEnabled: boolean
    readonly fetchStatus: 'fetching' | 'paused' | 'idle'
    readonly refetch: () => Promise<unknown>
  }
  readonly onStop: () => void
}

/** What is seen of a search for a recipe: how much of its time is gone, and a way to end it. */
export function Looking({ solution, onStop }: LookingProps) {
  const { t } = useTranslation('solve')
  if (!solution.isEnabled) return <p>{t('answer.looking')}</p>
  if (solution.fetchStatus !== 'idle') return <Progress onStop={onStop} />
  return (
    <div className={classes.looking}>
      <p>{t('answer.stopped')}</p>
      <Button onClick={() => void solution.refetch()}>{t('answer.again')}</Button>
    </div>
  )
}

function Progress({ onStop }: Pick<LookingProps, 'onStop'>) {
  const { t } = useTranslation('solve')
  const { t: tCommon } = useTranslation('common')
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setElapsed(performance.now() - start), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={classes.looking}>
      <p>{t('answer.looking')}</p>
      {elapsed > PATIENCE_MS && (
        <>
          <progress
            className={classes.progress}
            aria-label={t('answer.looking')}
            max={TIME_LIMIT_MS}
            value={Math.min(elapsed, TIME_LIMIT_MS)}
          />
          <Button onClick={onStop}>{tCommon('action.cancel')}</Button>
        </>
      )}
    </div>
  )
}
