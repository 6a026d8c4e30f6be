import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform as Zoomed } from 'd3-zoom'
import { type PlotSize, ZOOM_MAX, ZOOM_MIN } from './chart-size.ts'
import { wheelTold } from './wheel-told.ts'
import type { ZoomTransform } from './zoom-transform.ts'

/** Wheel, pinch and drag of a plot. */
export interface ZoomGestures {
  /** Goes on from what something else has shown. */
  readonly follow: (transform: ZoomTransform) => void
  readonly stop: () => void
}

/** By how many doublings one turn of a wheel zooms at most; the keys and a pinch would go further. */
const TURN_MAX = 0.5

/**
 * Listens to what pointers do to a plot.
 *
 * @param onWheelTold says how the wheel zooms: called once on a device, when it first scrolls the page
 */
export function watchGestures(
  element: SVGGElement,
  { width, height }: PlotSize,
  start: ZoomTransform,
  onMove: (transform: ZoomTransform) => void,
  onWheelTold: () => void,
): ZoomGestures {
  /** Whether someone has clicked into the plot, and is still there. */
  let isEntered = false
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
        return isForChart(event, k, isEntered)
      })
      .wheelDelta((event: WheelEvent) => turnOf(event))
      .on('zoom', ({ transform: { k, x, y } }: { readonly transform: Zoomed }) =>
        onMove({ k, x, y }),
      ),
  )
  plot
    .on('click.enter', () => (isEntered = true))
    .on('pointerleave.enter', () => (isEntered = false))
    .on('wheel.page', (event: WheelEvent) => {
      // What zooms the chart does not zoom the page at the chart's end.
      if (isMeant(event)) event.preventDefault()
      else if (!isEntered && !wheelTold.get()) {
        wheelTold.set(true)
        onWheelTold()
      }
    })
  plot.attr('data-gestures', '')
  return {
    follow,
    stop() {
      plot.on('.zoom', null).on('.enter', null).on('.page', null)
    },
  }
}

/**
 * The wheel scrolls the page, and zooms with Ctrl or ⌘, or after a click into the chart; one finger on
 * a chart that shows all it has scrolls the page, too.
 */
function isForChart(event: Event, scale: number, isEntered: boolean): boolean {
  if (event instanceof WheelEvent) {
    const isAtEnd = scale <= ZOOM_MIN && event.deltaY > 0
    return isMeant(event) || (isEntered && !isAtEnd)
  }
  if (typeof TouchEvent !== 'undefined' && event instanceof TouchEvent) {
    return scale > ZOOM_MIN || event.touches.length > 1
  }
  return event instanceof MouseEvent && event.button === 0 && !event.ctrlKey
}

/** A pinch on a trackpad comes as a wheel with Ctrl. */
function isMeant({ ctrlKey, metaKey }: WheelEvent): boolean {
  return ctrlKey || metaKey
}

/** Doublings of one turn, by d3's own measures; a pinch moves in smaller steps than a wheel. */
function turnOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : deltaMode === 0 ? 0.002 : 1
  const turn = -deltaY * unit * (ctrlKey ? 10 : 1)
  return Math.max(-TURN_MAX, Math.min(TURN_MAX, turn))
}
