import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { typePath } from '#lib/texts/type-path.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { axisDecimals, axisName } from '#features/charts/plot/axis-name.ts'
import type { PlotSize } from '#lib/charts/chart-size.ts'
import { PlotCard } from '#features/charts/plot/plot-card.tsx'
import classes from './chart.module.css'
import type { PlacedPoint } from '#lib/charts/point-of.ts'

export interface ChartCardProps {
  readonly point: PlacedPoint
  readonly x: ChartAxis
  readonly y: ChartAxis
  /** Where the point is on the plot, in pixels. */
  readonly at: { readonly x: number; readonly y: number }
  readonly size: PlotSize
}

/** What there is to know of the point that is looked at. */
export function ChartCard({ point, x, y, at, size }: ChartCardProps) {
  const { t } = useTranslation('chart')
  const { name, image, hexColor, fromOrtonConeId, toOrtonConeId, materialTypeId } = point
  const facts = [
    formatConeLabel(fromOrtonConeId, toOrtonConeId),
    typePath(useNames(), materialTypeId),
  ]
  return (
    <PlotCard at={at} size={size} image={image} hexColor={hexColor}>
      <strong>{name}</strong>
      <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      <dl className={classes.cardFigures}>
        <AxisFigure axis={x} value={point.x} />
        <AxisFigure axis={y} value={point.y} />
        <dt>
          <Formula>R2O:RO</Formula>
        </dt>
        <dd>
          <Amount value={point.R2OTotal} />:<Amount value={point.ROTotal} />
        </dd>
        <dt>
          <Formula>B2O3</Formula> {t('figure.umf')}
        </dt>
        <dd>
          <Amount value={point.B2O3} />
        </dd>
      </dl>
    </PlotCard>
  )
}

function AxisFigure({ axis, value }: { readonly axis: ChartAxis; readonly value: number }) {
  const { t } = useTranslation('chart')
  const { formula, unit } = axisName(axis, t)
  return (
    <>
      <dt>
        <Formula>{formula}</Formula> {unit}
      </dt>
      <dd>
        <Amount value={value} decimals={axisDecimals(axis)} />
      </dd>
    </>
  )
}
