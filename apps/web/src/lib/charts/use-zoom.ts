import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBegun } from '#lib/use-begun.ts'
import type { PlotSize } from './chart-size.ts'
import type { ZoomGestures } from './zoom-gestures.ts'
import {
  moved,
  transformOf,
  WHOLE,
  zoomed,
  type ZoomTransform,
  type ZoomView,
  zoomView,
} from './zoom-transform.ts'

/** What can be done to what a chart shows, besides what pointers do by themselves. */
export interface ChartZoom {
  readonly transform: ZoomTransform
  /** Whether the chart says now how its wheel zooms: once, when someone first turns it. */
  readonly isWheelTold: boolean
  readonly zoomBy: (factor: number) => void
  /** Moves the window by pixels. */
  readonly panBy: (across: number, down: number) => void
  readonly reset: () => void
  /** Shows a part of the chart; all of it without one. */
  readonly show: (view: ZoomView | undefined) => void
}

/**
 * Zooming from 1 to 40 times and moving, by wheel, pinch, drag and the functions of the result. What
 * pointers do is brought when someone begins to use the page.
 *
 * @param plot element whose own coordinates are those of the plot
 */
export function useZoom(plot: RefObject<SVGGElement | null>, size: PlotSize): ChartZoom {
  const [transform, setTransform] = useState(WHOLE)
  const latest = useRef(WHOLE)
  const shown = useRef<ZoomView>(undefined)
  const gestures = useRef<ZoomGestures>(undefined)
  const [isWheelTold, setWheelTold] = useState(false)
  const hasBegun = useBegun()
  const { width, height } = size

  useEffect(() => {
    const element = plot.current
    if (!element) return
    const own = { width, height }
    const move = (next: ZoomTransform) => {
      latest.current = next
      shown.current = zoomView(next, own)
      setTransform(next)
    }
    // Other measures show the same part.
    if (shown.current) move(transformOf(shown.current, own))
    if (!hasBegun) return
    let isGone = false
    const tell = () => setWheelTold(true)
    void import('./zoom-gestures.ts').then(({ watchGestures }) => {
      if (!isGone) gestures.current = watchGestures(element, own, latest.current, move, tell)
    })
    return () => {
      isGone = true
      gestures.current?.stop()
      gestures.current = undefined
    }
  }, [plot, width, height, hasBegun])

  const show = (next: ZoomTransform) => {
    latest.current = next
    shown.current = zoomView(next, size)
    gestures.current?.follow(next)
    setTransform(next)
  }
  return {
    transform,
    isWheelTold,
    zoomBy: (factor) => show(zoomed(latest.current, factor, size)),
    panBy: (across, down) => show(moved(latest.current, size, across, down)),
    reset: () => show(WHOLE),
    show: (view) => show(view ? transformOf(view, size) : WHOLE),
  }
}
