import type { ChartAxis } from '@glazy/ceramics/chart-axes'
import { formatConeLabel } from '@glazy/ceramics/cones'
import { fullName } from '@glazy/ceramics/material-types'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useState } from 'react'
import { Amount } from '#components/amount.tsx'
import { FigureName } from '#components/figure-name.tsx'
import { axisDecimals } from '#components/plot/axis-name.ts'
import { MARGIN, type PlotSize } from '#components/plot/chart-size.ts'
import { imageUrl } from '#lib/image-url.ts'
import { materialDetail } from '#queries/materials.ts'
import classes from './explorer.module.css'
import type { Place } from './polygon.ts'

export interface PointCardProps {
  readonly id: number
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly figures: readonly [number, number]
  /** Where the point stands on the plot, in pixels. */
  readonly at: Place
  readonly size: PlotSize
}

/** Milliseconds that the pointer rests before the item is asked for. */
const REST_MS = 150

/** What there is to know of the point under the pointer: figures at once, names when they come. */
export function PointCard({ id, x, y, figures, at, size }: PointCardProps) {
  const [restedOn, setRestedOn] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setRestedOn(id), REST_MS)
    return () => clearTimeout(timer)
  }, [id])
  const { data: item } = useQuery({ ...materialDetail(id), enabled: restedOn === id })
  const facts = item && [
    formatConeLabel(item.fromOrtonConeId, item.toOrtonConeId),
    fullName(item.materialTypeId ?? 0),
  ]
  const [figureX, figureY] = figures
  const [across, down] = at
  const image = item?.images.at(0)
  return (
    <div
      className={classes.card}
      data-side={across < size.width / 2 ? 'end' : 'start'}
      data-edge={down < size.height / 2 ? 'below' : 'above'}
      style={
        { '--x': `${across + MARGIN.left}px`, '--y': `${down + MARGIN.top}px` } as CSSProperties
      }
    >
      {image && <img src={imageUrl(image.cdnId, 320, '1:1')} alt="" width={64} height={64} />}
      <div>
        {item && <strong>{item.name}</strong>}
        {facts && <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>}
        <span>
          <FigureName axis={x} /> <Amount value={figureX} decimals={axisDecimals(x)} />
          {' · '}
          <FigureName axis={y} /> <Amount value={figureY} decimals={axisDecimals(y)} />
        </span>
      </div>
    </div>
  )
}
