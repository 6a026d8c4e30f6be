import { isStullPlane } from '@glazy/ceramics/charts/chart-window'
import type { ChartPoint } from '@glazy/contract/charts'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import page from '#components/page.module.css'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ChartLegend, StullCaption } from './chart-legend.tsx'
import { plotSize } from '#lib/charts/chart-size.ts'
import { ChartToolbar } from './chart-toolbar.tsx'
import classes from './chart.module.css'
import { OutsideNote } from './outside-note.tsx'
import { Plot } from './plot.tsx'
import { isPlaced, type PlacedPoint } from '#lib/charts/point-of.ts'
import { LayerCaption, LayerLegend } from './layer-legend.tsx'
import type { ChartChoices } from './use-chart-choices.ts'
import { useChartLayers } from './use-chart-layers.ts'
import { useStartWindow } from './use-start-window.ts'
import { useSaveChart } from './use-save-chart.ts'
import { useZoom } from '#lib/charts/use-zoom.ts'

export interface ChartProps {
  readonly choices: ChartChoices
  /** Told apart from what the chart was about before, it is shown whole again. */
  readonly subject: string | number
  /** What the chart is about. */
  readonly current: readonly ChartPoint[]
  /** What stands around it. */
  readonly others: readonly ChartPoint[]
  /** What is in the place of points that are not there. */
  readonly note?: ReactNode
  /** A panel of the sidebar, or a part of a page with everything written out. */
  readonly look: 'panel' | 'page'
  readonly onOpen: (point: PlacedPoint) => void
}

/** With more items than this their names and rings would cover one another. */
const MARKED_MAX = 8

/** Items on a plane of two figures, with everything that can be done to look at them. */
export function Chart(props: ChartProps) {
  const { choices, subject, current, others, note, look, onOpen } = props
  const { t } = useTranslation('chart')
  const { number } = useFormats()
  const { ref: frame, width, height } = useElementSize<HTMLDivElement>()
  const plot = useRef<SVGGElement>(null)
  const zoom = useZoom(plot, plotSize(width, height))
  const { x, y, settings } = choices
  const layers = useChartLayers(choices)
  const showAll = useEffectEvent(zoom.reset)
  useEffect(() => showAll(), [subject, x, y])
  const points = [...others, ...current].filter(isPlaced)
  const isMarked = current.length <= MARKED_MAX
  const currentIds = new Set(isMarked ? current.map((point) => point.id) : [])
  const { start, ...outside } = useStartWindow(x, y, points, currentIds)
  const isPlain = current.length > 0 && !current.some(isPlaced)
  const isStullShown = isStullPlane(x, y) && settings.stull.visible

  const save = useSaveChart({ plot, x, y, current, isStullShown, layers })
  const toolbar = (
    <ChartToolbar
      choices={choices}
      points={[...current.filter(isPlaced), ...others.filter(isPlaced)]}
      currentIds={currentIds}
      look={look}
      zoom={zoom}
      onSave={(format) => void save(format)}
    />
  )
  return (
    <div className={classes.chart} data-look={look}>
      {look === 'page' && toolbar}
      <div ref={frame} className={classes.place}>
        {/* Nothing can be drawn before it is known how large. */}
        {width > 0 && height > 0 && (
          <Plot
            x={x}
            y={y}
            points={points}
            currentIds={currentIds}
            start={start}
            settings={settings}
            layers={layers}
            width={width}
            height={height}
            plot={plot}
            zoom={zoom}
            isNamed={look === 'page'}
            onOpen={onOpen}
          />
        )}
        {(note ?? isPlain) && (
          <div className={classes.note} role="status">
            {note ?? t('noPlace')}
          </div>
        )}
      </div>
      {look === 'panel' && toolbar}
      <OutsideNote {...outside} onChange={zoom.reset} />
      {isStullShown && <StullCaption />}
      {look === 'panel' && <LayerCaption layers={layers} />}
      {look === 'page' && (
        <>
          <ChartLegend currentCount={currentIds.size} />
          <LayerLegend layers={layers} />
          <p className={page.visuallyHidden} role="status">
            {t('zoomed', { factor: number(zoom.transform.k, 1) })}
          </p>
        </>
      )}
    </div>
  )
}
