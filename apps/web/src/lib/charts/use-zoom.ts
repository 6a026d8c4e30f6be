import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type PlotSize, ZOOM_MAX, ZOOM_MIN } from './chart-size.ts'

/** What can be done to what a chart shows, besides what pointers do by themselves. */
export interface ChartZoom {
  readonly transform: ZoomTransform
  readonly zoomBy: (factor: number) => void
  /** Moves the window by pixels. */
  readonly panBy: (across: number, down: number) => void
  readonly reset: () => void
  /** Shows a part of the chart; all of it without one. */
  readonly show: (view: ZoomView | undefined) => void
}

/** A part of a chart, whatever its measures in pixels are. */
export interface ZoomView {
  readonly factor: number
  /** What is in the middle, in parts of the width and the height of the whole. */
  readonly middle: readonly [across: number, down: number]
}

/** What a plot shows now; `undefined` while that is all of it. */
export function zoomView(
  { k, x, y }: ZoomTransform,
  { width, height }: PlotSize,
): ZoomView | undefined {
  if (k <= ZOOM_MIN) return undefined
  return { factor: k, middle: [(width / 2 - x) / k / width, (height / 2 - y) / k / height] }
}

/** The opposite of {@link zoomView}; what lies beyond the chart is left out. */
export function transformOf(
  { factor, middle: [across, down] }: ZoomView,
  { width, height }: PlotSize,
): ZoomTransform {
  const k = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, factor))
  // As far as the whole reaches, and no further.
  const within = (start: number, length: number) =>
    Math.min(0, Math.max(length - k * length, start))
  return zoomIdentity
    .translate(
      within(width / 2 - k * across * width, width),
      within(height / 2 - k * down * height, height),
    )
    .scale(k)
}

/** Milliseconds after the page has scrolled in which the wheel still belongs to the page. */
const SCROLL_REST = 400

/**
 * Zooming from 1 to 40 times and moving, by wheel, pinch, drag and the functions of the result.
 *
 * @param plot element whose own coordinates are those of the plot
 */
export function useZoom(plot: RefObject<SVGGElement | null>, size: PlotSize): ChartZoom {
  const [transform, setTransform] = useState(zoomIdentity)
  const [behaviour] = useState(() => zoom<SVGGElement, unknown>())
  const lastScroll = useRef(-Infinity)
  const shown = useRef<ZoomView>(undefined)
  const { width, height } = size

  useEffect(() => {
    const element = plot.current
    if (!element) return
    const area: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ]
    const noteScroll = () => {
      lastScroll.current = performance.now()
    }
    behaviour
      .scaleExtent([ZOOM_MIN, ZOOM_MAX])
      .extent(area)
      .translateExtent(area)
      .filter((event: Event) => isForChart(event, scaleOf(element), lastScroll.current))
      .on('zoom', (event: { readonly transform: ZoomTransform }) => {
        shown.current = zoomView(event.transform, { width, height })
        setTransform(event.transform)
      })
    select(element).call(behaviour)
    // Other measures show the same part.
    if (shown.current) {
      select(element).call(behaviour.transform, transformOf(shown.current, { width, height }))
    }
    addEventListener('scroll', noteScroll, { capture: true, passive: true })
    return () => {
      select(element).on('.zoom', null)
      removeEventListener('scroll', noteScroll, { capture: true })
    }
  }, [plot, behaviour, width, height])

  const onPlot = (change: (selection: ReturnType<typeof select<SVGGElement, unknown>>) => void) => {
    if (plot.current) change(select(plot.current))
  }
  return {
    transform,
    zoomBy: (factor) => onPlot((selection) => behaviour.scaleBy(selection, factor)),
    panBy: (across, down) =>
      onPlot((selection) => {
        const { k } = transform
        behaviour.translateBy(selection, across / k, down / k)
      }),
    reset: () => onPlot((selection) => behaviour.transform(selection, zoomIdentity)),
    show: (view) =>
      onPlot((selection) =>
        behaviour.transform(selection, view ? transformOf(view, size) : zoomIdentity),
      ),
  }
}

/** How far an element is zoomed in; d3 keeps it there. */
function scaleOf(element: SVGGElement & { readonly __zoom?: ZoomTransform }): number {
  return element.__zoom?.k ?? ZOOM_MIN
}

/**
 * A page that scrolls under the pointer goes on scrolling, and so does one finger on a chart that
 * shows all it has: neither is meant for the chart.
 */
function isForChart(event: Event, scale: number, lastScroll: number): boolean {
  if (event instanceof WheelEvent) {
    const isAtEnd = scale <= ZOOM_MIN && event.deltaY > 0
    return !isAtEnd && performance.now() - lastScroll > SCROLL_REST
  }
  if (typeof TouchEvent !== 'undefined' && event instanceof TouchEvent) {
    return scale > ZOOM_MIN || event.touches.length > 1
  }
  return event instanceof MouseEvent && event.button === 0 && !event.ctrlKey
}
