import { Link } from '@tanstack/react-router'
import { Move } from 'lucide-react'
import { Suspense, useId, useRef } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useNearView } from '#lib/use-near-view.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './umf-chart.module.css'
import { useOpenItem } from '#lib/use-open-item.ts'

const ItemChart = lazyPart(() => import('#features/charts/chart/item-chart.tsx'))

export interface UmfChartProps {
  readonly id: number
  /** Whether its materials are known, so that it can be moved. */
  readonly isMovable: boolean
}

/** An item on the chart of silica and alumina, or of what else was chosen, among its neighbours. */
export function UmfChart({ id, isMovable }: UmfChartProps) {
  const { t } = useTranslation('detail')
  const section = useRef<HTMLElement>(null)
  const headingId = useId()
  const isNear = useNearView(section)
  const openItem = useOpenItem()
  return (
    <section ref={section} className={classes.section} aria-labelledby={headingId}>
      <header className={classes.header}>
        <h2 id={headingId}>{t('umfChart.title')}</h2>
        {isMovable && (
          <Link to="/solve" search={{ from: id }} className={buttonClass()}>
            <Move size={16} aria-hidden />
            {t('umfChart.solve')}
          </Link>
        )}
      </header>
      <div className={classes.place}>
        <Suspense>{isNear && <ItemChart id={id} look="page" onOpen={openItem} />}</Suspense>
      </div>
    </section>
  )
}
