import type { FigureRange } from '@glazy/contract/ranges'
import { SlidersHorizontal, X } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from '#components/button.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import type { ListSearch } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useNearView } from '#lib/use-near-view.ts'
import classes from './explorer.module.css'
import type { FigureColumns } from './figure-columns.ts'
import type { ShownPoints } from './shown-points.ts'

const Histograms = lazyPart(() => import('./histograms.tsx'))

export interface HistogramPanelProps {
  readonly figures: FigureColumns
  readonly isLoading: boolean
  readonly points: ShownPoints
  readonly ranges: readonly FigureRange[]
  readonly search: ListSearch
  readonly onPreview: (range: FigureRange) => void
  readonly onChange: (range: FigureRange) => void
}

/** A histogram of each figure with a range on it: beside the chart, or a sheet on a phone. */
export function HistogramPanel(props: HistogramPanelProps) {
  const { t } = useTranslation('explorer')
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  // The sheet of a phone is nowhere before it is opened.
  const isNear = useNearView(panel)
  return (
    <>
      <div className={classes.sheetButton}>
        <Button onClick={() => setOpen(true)} aria-expanded={isOpen}>
          <SlidersHorizontal size={16} aria-hidden />
          {t('figures.title')}
        </Button>
      </div>
      <section
        ref={panel}
        className={classes.panel}
        data-open={isOpen || undefined}
        aria-label={t('figures.title')}
      >
        <header className={classes.panelHead}>
          <h2>{t('figures.title')}</h2>
          <span className={classes.sheetClose}>
            <Button
              look="quiet"
              isIcon
              aria-label={t('figures.close')}
              onClick={() => setOpen(false)}
            >
              <X size={18} aria-hidden />
            </Button>
          </span>
        </header>
        <p className={classes.hint}>{t(props.isLoading ? 'figures.loading' : 'figures.hint')}</p>
        {isNear && (
          <Suspense>
            <Histograms {...props} />
          </Suspense>
        )}
      </section>
    </>
  )
}
