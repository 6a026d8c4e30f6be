import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { AxisRange, ChartWindow } from '@glazy/ceramics/charts/chart-window'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PlotSize } from '#lib/charts/chart-size.ts'
import type { ChartZoom } from '#lib/charts/use-zoom.ts'
import { type ZoomView, zoomView } from '#lib/charts/zoom-transform.ts'
import { readZoom, writeZoom } from '#lib/explore-view.ts'

interface ZoomInAddress {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly isWhole: boolean
  /** What is shown before anyone zooms. */
  readonly window: ChartWindow
  /** What the address says. */
  readonly zoomText: string | undefined
  /** A view that has come to rest; `undefined` for all of it. */
  readonly onZoom: (text: string | undefined) => void
}

/** Browsers let an address change a few times a second only. */
const REST_MS = 300

/** Shows what the address says, and tells what is shown when it has come to rest. */
export function useZoomInAddress(
  zoom: ChartZoom,
  size: PlotSize,
  { x, y, isWhole, window, zoomText, onZoom }: ZoomInAddress,
): void {
  /** What is shown, as the address says it or is going to. */
  const known = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useEffectEvent(onZoom)
  const view = zoomView(zoom.transform, size)
  const text = view && zoomTextOf(view, window)

  const follow = useEffectEvent(() => {
    if (zoomText !== undefined && zoomText === known.current) return
    known.current = zoomText
    clearTimeout(timer.current)
    zoom.show(zoomViewOf(zoomText, window))
  })
  useEffect(() => follow(), [zoomText, x, y, isWhole])

  const rest = useEffectEvent(() => {
    if (text === known.current) return
    known.current = text
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(text), REST_MS)
  })
  useEffect(() => rest(), [text])
  useEffect(() => () => clearTimeout(timer.current), [])
}

function zoomTextOf({ factor, middle: [across, down] }: ZoomView, { x, y }: ChartWindow): string {
  return writeZoom({ factor, middle: [at(x, across), at(y, 1 - down)] })
}

function zoomViewOf(text: string | undefined, { x, y }: ChartWindow): ZoomView | undefined {
  const zoomed = readZoom(text)
  if (zoomed === undefined) return undefined
  const { factor, middle } = zoomed
  return { factor, middle: [partOf(x, middle[0]), 1 - partOf(y, middle[1])] }
}

function at([from, to]: AxisRange, part: number): number {
  return from + part * (to - from)
}

function partOf([from, to]: AxisRange, value: number): number {
  return (value - from) / (to - from)
}
