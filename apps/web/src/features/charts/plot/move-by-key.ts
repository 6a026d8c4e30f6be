import type { KeyboardEvent } from 'react'
import type { ChartZoom } from '#lib/charts/use-zoom.ts'

/** Pixels that an arrow key moves the chart by. */
const STEP = 40
const ZOOM_STEP = 1.5

const PANS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** Arrow keys move the chart, plus and minus zoom, 0 shows all of it. */
export function moveByKey(event: KeyboardEvent, zoom: ChartZoom): void {
  if (event.target !== event.currentTarget) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const pan = PANS[event.key]
  if (pan) zoom.panBy(...pan)
  else if (event.key === '+' || event.key === '=') zoom.zoomBy(ZOOM_STEP)
  else if (event.key === '-') zoom.zoomBy(1 / ZOOM_STEP)
  else if (event.key === '0' || event.key === 'Home') zoom.reset()
  else return
  event.preventDefault()
}
