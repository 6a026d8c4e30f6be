import { Minus, Plus, RotateCcw, Settings2, Table2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { SaveMenu } from '#features/charts/plot/save-menu.tsx'
import { AxisSelect } from '#features/charts/plot/axis-select.tsx'
import { ZOOM_MAX, ZOOM_MIN } from '#lib/charts/chart-size.ts'
import classes from './chart.module.css'
import type { PlacedPoint } from '#lib/charts/point-of.ts'
import type { ChartFileFormat } from '#features/charts/plot/save-chart.ts'
import type { ChartChoices } from './use-chart-choices.ts'
import type { ChartZoom } from '#lib/charts/use-zoom.ts'

const ChartOptionsDialog = lazyPart(() => import('./chart-options-dialog.tsx'))
const ChartTableDialog = lazyPart(() => import('./chart-table-dialog.tsx'))

export interface ChartToolbarProps {
  readonly choices: ChartChoices
  /** In the order of the table. */
  readonly points: readonly PlacedPoint[]
  readonly currentIds: ReadonlySet<number>
  readonly look: 'panel' | 'page'
  readonly zoom: ChartZoom
  readonly onSave: (format: ChartFileFormat) => void
}

const ZOOM_STEP = 1.5

/** Axes, zoom, table, file and options of a chart. */
export function ChartToolbar(props: ChartToolbarProps) {
  const { choices, points, currentIds, look, zoom, onSave } = props
  const { t } = useTranslation('chart')
  const [dialog, setDialog] = useState<'options' | 'table'>()
  const { x, y, setAxes } = choices
  const { k } = zoom.transform
  const close = () => setDialog(undefined)
  return (
    <div className={classes.toolbar} role="group" aria-label={t('tools')}>
      {look === 'page' && (
        <div className={classes.axisFields}>
          <AxisSelect label={t('options.x')} value={x} onChange={(axis) => setAxes(axis, y)} />
          <AxisSelect label={t('options.y')} value={y} onChange={(axis) => setAxes(x, axis)} />
        </div>
      )}
      <div className={classes.tools}>
        <Tool
          label={t('zoomIn')}
          isOff={k >= ZOOM_MAX}
          onClick={() => zoom.zoomBy(ZOOM_STEP)}
          icon={<Plus size={18} aria-hidden />}
        />
        <Tool
          label={t('zoomOut')}
          isOff={k <= ZOOM_MIN}
          onClick={() => zoom.zoomBy(1 / ZOOM_STEP)}
          icon={<Minus size={18} aria-hidden />}
        />
        <Tool
          label={t('zoomReset')}
          isOff={k <= ZOOM_MIN}
          onClick={zoom.reset}
          icon={<RotateCcw size={18} aria-hidden />}
        />
        <Tool
          label={t('table.show')}
          onClick={() => setDialog('table')}
          icon={<Table2 size={18} aria-hidden />}
        />
        <SaveMenu onSave={onSave} />
        <Tool
          label={t('options.title')}
          onClick={() => setDialog('options')}
          icon={<Settings2 size={18} aria-hidden />}
        />
      </div>
      <Suspense>
        {dialog === 'options' && <ChartOptionsDialog choices={choices} onClose={close} />}
        {dialog === 'table' && (
          <ChartTableDialog x={x} y={y} points={points} currentIds={currentIds} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly isOff?: boolean
  readonly onClick: () => void
}

/** A button that does nothing now keeps its place in the tab order. */
function Tool({ label, icon, isOff = false, onClick }: ToolProps) {
  return (
    <Button
      look="quiet"
      isIcon
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      {icon}
    </Button>
  )
}
