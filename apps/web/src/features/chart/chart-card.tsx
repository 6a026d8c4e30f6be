import type { ChartAxis } from '@glazy/ceramics/chart-axes'
import { formatConeLabel } from '@glazy/ceramics/cones'
import { fullName } from '@glazy/ceramics/material-types'
import type { CSSProperties } from 'react'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { imageUrl } from '#lib/image-url.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { axisDecimals, axisName } from '#components/plot/axis-name.ts'
import { MARGIN, type PlotSize } from '#components/plot/chart-size.ts'
import classes from './chart.module.css'
import type { PlacedPoint } from './point-of.ts'

export interface ChartCardProps {
  readonly point: PlacedPoint
  readonly x: ChartAxis
  readonly y: ChartAxis
  /** Where the point stands on the plot, in pixels. */
  readonly at: { readonly x: number; readonly y: number }
  readonly size: PlotSize
}

/** What there is to know of the point that is looked at. */
export function ChartCard({ point, x, y, at, size }: ChartCardProps) {
  const { t } = useTranslation('chart')
  const { name, image, hexColor, fromOrtonConeId, toOrtonConeId, materialTypeId } = point
  const facts = [formatConeLabel(fromOrtonConeId, toOrtonConeId), fullName(materialTypeId ?? 0)]
  // On the side where there is more room; the chart itself is never left.
  const side = at.x < size.width / 2 ? 'end' : 'start'
  const edge = at.y < size.height / 2 ? 'below' : 'above'
  return (
    <div
      className={classes.card}
      data-side={side}
      data-edge={edge}
      style={{ '--x': `${at.x + MARGIN.left}px`, '--y': `${at.y + MARGIN.top}px` } as CSSProperties}
    >
      {image ? (
        <img src={imageUrl(image.cdnId, 320, '1:1')} alt="" width={64} height={64} />
      ) : (
        hexColor && <span className={classes.cardColour} style={{ background: `#${hexColor}` }} />
      )}
      <div className={classes.cardWords}>
        <strong>{name}</strong>
        <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
        <dl>
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
      </div>
    </div>
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
