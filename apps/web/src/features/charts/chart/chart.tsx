import { isStullPlane } from '@glazy/ceramics/charts/chart-window'
import type { ChartPoint } from '@glazy/contract/charts'
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
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
import { LETTERS } from '#lib/letters.ts'
import { LayerCaption, LayerLegend } from './layer-legend.tsx'
import type { ChartChoices } from './use-chart-choices.ts'
import { type ChartLayers, useChartLayers } from './use-chart-layers.ts'
import { useStartWindow } from './use-start-window.ts'
import { useSaveChart } from './use-save-chart.ts'
import { useZoom } from '#lib/charts/use-zoom.ts'
import { useSize } from '#lib/use-size.ts'

export interface ChartProps {
  readonly choices: ChartChoices
  /** Told apart from what the chart was about before, it is shown whole again. */
  readonly subject: string | number
  /** What the chart is about. */
  readonly current: readonly ChartPoint[]
  /** What stands around it. */
  readonly others: readonly ChartPoint[]
  /** Whether letters stand for what it is about, as beside it in a table. */
  readonly isLettered?: boolean
  /** What is in the place of points that are not there. */
  readonly note?: ReactNode
  /** What there is to be said below it of where its points come from. */
  readonly caption?: ReactNode
  /** What its figures do without. */
  readonly remark?: ReactNode
  /** A panel of the sidebar, or a part of a page with everything written out. */
  readonly look: 'panel' | 'page'
  readonly onOpen: (point: PlacedPoint) => void
}

/** Items on a plane of two figures, with everything that can be done to look at them. */
export function Chart(props: ChartProps) {
  const { choices, subject, current, others, isLettered = false, note, look, onOpen } = props
  const { t } = useTranslation('chart')
  const { ref: frame, width, height } = useSize<HTMLDivElement>()
  const plot = useRef<SVGGElement>(null)
  const zoom = useZoom(plot, plotSize(width, height))
  const { x, y, settings } = choices
  const layers = useChartLayers(choices)
  const showAll = useEffectEvent(zoom.reset)
  useEffect(() => showAll(), [subject, x, y])
  const points = [...others, ...current].filter(isPlaced)
  // The names and rings of more would cover one another.
  const currentIds = new Set(current.slice(0, LETTERS).map((point) => point.id))
  const letters = new Map(isLettered ? [...currentIds].map((id, index) => [id, index]) : [])
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
      <div
        ref={frame}
        className={classes.place}
        style={{ '--drawn-width': `${width}px`, '--drawn-height': `${height}px` } as CSSProperties}
      >
        {/* Nothing can be drawn before it is known how large. */}
        {width > 0 && height > 0 && (
          <Plot
            x={x}
            y={y}
            points={points}
            currentIds={currentIds}
            letters={letters}
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
      {props.remark && <div className={classes.remark}>{props.remark}</div>}
      {props.caption && <p className={classes.caption}>{props.caption}</p>}
      {look === 'panel' ? (
        <LayerCaption layers={layers} />
      ) : (
        <Legends
          layers={layers}
          hasDots={points.length > letters.size}
          dotCount={currentIds.size - letters.size}
          factor={zoom.transform.k}
        />
      )}
    </div>
  )
}

interface LegendsProps {
  readonly layers: ChartLayers
  /** Whether there are points that no letter stands for. */
  readonly hasDots: boolean
  /** How many of them are what the chart is about. */
  readonly dotCount: number
  /** How many times larger than at first. */
  readonly factor: number
}

/** What is written out below the chart of a page. */
function Legends({ layers, hasDots, dotCount, factor }: LegendsProps) {
  const { t } = useTranslation('chart')
  const { number } = useFormats()
  return (
    <>
      {hasDots && <ChartLegend currentCount={dotCount} />}
      <LayerLegend layers={layers} />
      <p className={page.visuallyHidden} role="status">
        {t('zoomed', { factor: number(factor, 1) })}
      </p>
    </>
  )
}
