import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { type ChartWindow, nearPlaces, startWindow } from '@glazy/ceramics/charts/chart-window'
import { useState } from 'react'
import type { PlacedPoint } from '#lib/charts/point-of.ts'

/** What a chart begins with, and what it leaves out at first. */
export interface StartWindow {
  readonly start: ChartWindow
  /** Points so far out that all others would be a dot. */
  readonly count: number
  /** Whether they are in view anyway. */
  readonly isWhole: boolean
  readonly setWhole: (isWhole: boolean) => void
}

/** What the chart is about is in view wherever it stands. */
export function useStartWindow(
  x: ChartAxis,
  y: ChartAxis,
  points: readonly PlacedPoint[],
  currentIds: ReadonlySet<number>,
): StartWindow {
  const [isWhole, setWhole] = useState(false)
  const near = new Set(nearPlaces(x, y, points))
  const inView = points.filter((point) => near.has(point) || currentIds.has(point.id))
  const count = points.length - inView.length
  const start = startWindow(x, y, isWhole ? points : inView)
  return { start, count, isWhole, setWhole }
}
