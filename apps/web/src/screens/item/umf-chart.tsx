import { lazy, Suspense, useId, useRef } from 'react'
import { useNearView } from '#lib/use-near-view.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './umf-chart.module.css'
import { useOpenItem } from '#lib/use-open-item.ts'

const ItemChart = lazy(() => import('#features/charts/chart/item-chart.tsx'))

/** An item on the chart of silica and alumina, or of what else was chosen, among its neighbours. */
export function UmfChart({ id }: { readonly id: number }) {
  const { t } = useTranslation('detail')
  const section = useRef<HTMLElement>(null)
  const headingId = useId()
  const isNear = useNearView(section)
  const openItem = useOpenItem()
  return (
    <section ref={section} className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('umfChart.title')}</h2>
      <div className={classes.place}>
        <Suspense>{isNear && <ItemChart id={id} look="page" onOpen={openItem} />}</Suspense>
      </div>
    </section>
  )
}
