import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PlotSize } from '#lib/charts/chart-size.ts'
import { PlotCard } from '#features/charts/plot/plot-card.tsx'
import { materialDetail } from '#queries/materials.ts'
import { PointDetails } from './point-details.tsx'
import type { Place } from './polygon.ts'

export interface PointCardProps {
  readonly id: number
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly figures: readonly [number, number]
  /** Where the point is on the plot, in pixels. */
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
  return (
    <PlotCard
      at={{ x: at[0], y: at[1] }}
      size={size}
      image={item?.images.at(0)}
      hexColor={item?.hexColor}
    >
      {item && <strong>{item.name}</strong>}
      <PointDetails item={item} x={x} y={y} figures={figures} />
    </PlotCard>
  )
}
