import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { Amount } from '#components/amount.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { Formula } from '#components/formula.tsx'
import { ItemLink } from '#components/item-link.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { axisDecimals, axisName } from '#features/charts/plot/axis-name.ts'
import classes from './chart-table-dialog.module.css'
import type { PlacedPoint } from '#lib/charts/point-of.ts'

export interface ChartTableDialogProps {
  readonly x: ChartAxis
  readonly y: ChartAxis
  /** Those that the chart is about first, then the others. */
  readonly points: readonly PlacedPoint[]
  readonly currentIds: ReadonlySet<number>
  readonly onClose: () => void
}

/** Everything a chart shows, as a table. Loaded when it is first wanted. */
export default function ChartTableDialog(props: ChartTableDialogProps) {
  const { x, y, points, currentIds, onClose } = props
  const { t } = useTranslation('chart')
  return (
    <DialogFrame isOpen onClose={onClose} title={t('table.title')}>
      <div className={classes.frame} role="region" aria-label={t('table.scroll')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('table.name')}</th>
              <AxisHead axis={x} />
              <AxisHead axis={y} />
              <th scope="col">
                <Formula>R2O:RO</Formula>
              </th>
              <th scope="col">
                <Formula>B2O3</Formula> {t('figure.umf')}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id} data-current={currentIds.has(point.id) || undefined}>
                <th scope="row">
                  <ItemLink item={point} />
                  {currentIds.has(point.id) && <span> {t('table.current')}</span>}
                </th>
                <td>
                  <Amount value={point.x} decimals={axisDecimals(x)} />
                </td>
                <td>
                  <Amount value={point.y} decimals={axisDecimals(y)} />
                </td>
                <td>
                  <Amount value={point.R2OTotal} />:<Amount value={point.ROTotal} />
                </td>
                <td>
                  <Amount value={point.B2O3} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DialogFrame>
  )
}

function AxisHead({ axis }: { readonly axis: ChartAxis }) {
  const { t } = useTranslation('chart')
  const { formula, unit } = axisName(axis, t)
  return (
    <th scope="col">
      <Formula>{formula}</Formula> {unit}
    </th>
  )
}
