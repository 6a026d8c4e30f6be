import { Minus, Plus, RotateCcw, SquareDashed } from 'lucide-react'
import { Button } from '#components/button.tsx'
import type { ChartFileFormat } from '#features/charts/plot/save-chart.ts'
import { SaveMenu } from '#features/charts/plot/save-menu.tsx'
import type { ChartZoom } from '#lib/charts/use-zoom.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './explorer.module.css'

export interface PlotButtonsProps {
  readonly zoom: ChartZoom
  readonly onSelectView: () => void
  readonly onSave: (format: ChartFileFormat) => void
}

const ZOOM_STEP = 1.5

/** What pointers do to the chart, for whoever uses none. */
export function PlotButtons({ zoom, onSelectView, onSave }: PlotButtonsProps) {
  const { t } = useTranslation('explorer')
  const { t: tChart } = useTranslation('chart')
  const tools = [
    { label: tChart('zoomIn'), icon: Plus, act: () => zoom.zoomBy(ZOOM_STEP) },
    { label: tChart('zoomOut'), icon: Minus, act: () => zoom.zoomBy(1 / ZOOM_STEP) },
    { label: tChart('zoomReset'), icon: RotateCcw, act: zoom.reset },
  ]
  return (
    <div className={classes.below}>
      <Button look="quiet" aria-label={t('selectView')} onClick={onSelectView}>
        <SquareDashed size={18} aria-hidden />
        <span className={classes.long}>{t('selectView')}</span>
      </Button>
      {tools.map(({ label, icon: Icon, act }) => (
        <Button key={label} look="quiet" isIcon aria-label={label} title={label} onClick={act}>
          <Icon size={18} aria-hidden />
        </Button>
      ))}
      <SaveMenu onSave={onSave} />
    </div>
  )
}
