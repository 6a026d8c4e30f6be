import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform as Zoomed } from 'd3-zoom'
import { type PlotSize, ZOOM_MAX, ZOOM_MIN } from './chart-size.ts'
import type { ZoomTransform } from './zoom-transform.ts'

/** Wheel, pinch and drag of a plot. */
export interface ZoomGestures {
  /** Goes on from what something else has shown. */
  readonly follow: (transform: ZoomTransform) => void
  readonly stop: () => void
}

/** Milliseconds after the page has scrolled in which the wheel still belongs to the page. */
const SCROLL_REST = 400

/** Listens to what pointers do to a plot. */
export function watchGestures(
  element: SVGGElement,
  { width, height }: PlotSize,
  start: ZoomTransform,
  onMove: (transform: ZoomTransform) => void,
): ZoomGestures {
  let lastScroll = -Infinity
  const noteScroll = () => {
    lastScroll = performance.now()
  }
  const plot = select(element)
  // Where d3 keeps what an element shows.
  const follow = ({ k, x, y }: ZoomTransform) =>
    void plot.property('__zoom', zoomIdentity.translate(x, y).scale(k))
  const area: [[number, number], [number, number]] = [
    [0, 0],
    [width, height],
  ]
  follow(start)
  plot.call(
    zoom<SVGGElement, unknown>()
      .scaleExtent([ZOOM_MIN, ZOOM_MAX])
      .extent(area)
      .translateExtent(area)
      .filter((event: Event) => {
        const { k } = plot.property('__zoom') as Zoomed
        return isForChart(event, k, lastScroll)
      })
      .on('zoom', ({ transform: { k, x, y } }: { readonly transform: Zoomed }) =>
        onMove({ k, x, y }),
      ),
  )
  plot.attr('data-gestures', '')
  addEventListener('scroll', noteScroll, { capture: true, passive: true })
  return {
    follow,
    stop() {
      plot.on('.zoom', null)
      removeEventListener('scroll', noteScroll, { capture: true })
    },
  }
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
