import type { FigureRange } from '@glazy/contract/ranges'
import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { FIGURE_SCALES } from '#lib/figure-scales.ts'
import type { ListSearch } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './explorer.module.css'
import type { FigureColumns } from './figure-columns.ts'
import { Histogram } from './histogram.tsx'
import type { ShownPoints } from './shown-points.ts'

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
  const { figures, isLoading, points, ranges, search, onPreview, onChange } = props
  const { t } = useTranslation('explorer')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={classes.sheetButton}>
        <Button onClick={() => setOpen(true)} aria-expanded={isOpen}>
          <SlidersHorizontal size={16} aria-hidden />
          {t('figures.title')}
        </Button>
      </div>
      <section
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
        <p className={classes.hint}>{t(isLoading ? 'figures.loading' : 'figures.hint')}</p>
        {FIGURE_SCALES.map((scale) => (
          <Histogram
            key={scale.axis}
            scale={scale}
            column={figures.get(scale.axis)}
            points={points}
            place={ranges.findIndex(({ axis }) => axis === scale.axis)}
            value={{ min: search.min?.[scale.axis], max: search.max?.[scale.axis] }}
            onPreview={onPreview}
            onChange={onChange}
          />
        ))}
      </section>
    </>
  )
}
