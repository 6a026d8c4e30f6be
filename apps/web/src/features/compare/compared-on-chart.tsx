import { type ReactNode, Suspense, useRef } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useNearView } from '#lib/use-near-view.ts'
import classes from './comparison.module.css'

/** Pixels below the window at which the chart is brought. */
const CHART_HEAD_START = 100

/** The chart, brought when it is seen: beside the table, or in its place. */
export function ComparedOnChart({ children }: { readonly children: () => ReactNode }) {
  const { t } = useTranslation('compare')
  const place = useRef<HTMLElement>(null)
  const isNear = useNearView(place, CHART_HEAD_START)
  const room = <div className={classes.room} />
  return (
    <section ref={place} className={classes.chart} aria-label={t('chart')}>
      {isNear ? <Suspense fallback={room}>{children()}</Suspense> : room}
    </section>
  )
}
