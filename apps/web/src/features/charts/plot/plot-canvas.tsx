import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { BLEED, type CanvasDrawing, createCanvasDrawing } from './canvas-drawing.ts'
import type { PointColumns, PointStyle } from './point-columns.ts'
import type { createPointFinder, PointFinder } from './point-finder.ts'
import classes from './plot-canvas.module.css'

export interface PlotCanvasProps {
  readonly points: PointColumns
  /** What `points.styles` count; at most 256. */
  readonly styles: readonly PointStyle[]
  /** The part of the plane that the plot shows from edge to edge, in the units of the axes. */
  readonly window: ChartWindow
  /** Measures of the plot in pixels of the page; the canvas is a little larger. */
  readonly width: number
  readonly height: number
  /** Radius of a point in pixels of the page. */
  readonly radius: number
  /** Opacity of a point, 1 without. */
  readonly alpha?: number | undefined
  /** Whether the points are not to be seen now: before they are for the first time nothing is drawn. */
  readonly isHidden?: boolean | undefined
  /** Element whose pointer is meant, such as one that is zoomed; the canvas itself without. */
  readonly surface?: RefObject<Element | null>
  /** The point under the pointer; `undefined` when there is none any more. */
  readonly onHover?: (index: number | undefined) => void
  /** @param isTouch whether a finger has done it, which never rests on anything */
  readonly onClick?: (index: number, isTouch: boolean) => void
}

/** Pixels around a point that still mean it: more for a finger. */
const REACH_MOUSE = 8
const REACH_TOUCH = 22

/**
 * Points too many for elements of their own. It draws at most once for each frame, however often
 * it is given something new, and says nothing to screen readers: a table is beside it.
 */
export function PlotCanvas(props: PlotCanvasProps) {
  const { points, window, width, height, radius, surface } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const hovered = useRef<number>(undefined)
  const [finders] = useState(createFinders)

  useDrawing(canvas, props)

  const indexUnder = useEffectEvent((event: MouseEvent): number | undefined => {
    const box = canvas.current?.getBoundingClientRect()
    if (!box) return undefined
    const at = { x: event.clientX - box.left - BLEED, y: event.clientY - box.top - BLEED }
    if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return undefined
    const reach = radius + (isByTouch(event) ? REACH_TOUCH : REACH_MOUSE)
    return finders.of(points)?.nearest(at, { window, width, height }, reach)
  })
  const hover = useEffectEvent((index: number | undefined) => {
    if (hovered.current === index) return
    hovered.current = index
    props.onHover?.(index)
  })
  const look = useEffectEvent((event: MouseEvent) => hover(indexUnder(event)))
  const click = useEffectEvent((event: MouseEvent) => {
    const index = indexUnder(event)
    if (index !== undefined) props.onClick?.(index, isByTouch(event))
  })
  const whenFound = useEffectEvent((act: () => void) => finders.whenLoaded(act))

  useEffect(() => {
    const element = surface ? surface.current : canvas.current
    if (!element) return
    let frame = 0
    let last: PointerEvent | undefined
    const onMove = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.buttons !== 0 || isByTouch(event)) return
      // A browser reports a pointer that rests, too, when a chart is moved below it.
      const isAtRest = event.clientX === last?.clientX && event.clientY === last.clientY
      last = event
      if (isAtRest) return
      cancelAnimationFrame(frame)
      // A link over the canvas speaks for itself.
      if (isOnLink(event)) hovered.current = undefined
      else frame = requestAnimationFrame(() => whenFound(() => event === last && look(event)))
    }
    const onLeave = () => {
      last = undefined
      cancelAnimationFrame(frame)
      hover(undefined)
    }
    const onClick = (event: Event) => {
      if (event instanceof MouseEvent && !isOnLink(event)) whenFound(() => click(event))
    }
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerleave', onLeave)
    element.addEventListener('click', onClick)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerleave', onLeave)
      element.removeEventListener('click', onClick)
    }
  }, [surface])

  return (
    <canvas
      ref={canvas}
      className={classes.canvas}
      data-through={surface !== undefined || undefined}
      data-layer="canvas"
      style={boxAround(width, height)}
      aria-hidden
    />
  )
}

/** Draws what is to be seen whenever it is something else; nothing before it is for the first time. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, props: PlotCanvasProps): void {
  const { points, styles, window, width, height, radius, alpha, isHidden = false } = props
  const drawing = useRef<CanvasDrawing>(undefined)
  const wasSeen = useRef(false)

  useEffect(() => {
    if (!canvas.current) return
    const made = createCanvasDrawing(canvas.current)
    drawing.current = made
    return () => {
      made.stop()
      drawing.current = undefined
    }
  }, [canvas])

  useEffect(() => {
    wasSeen.current ||= !isHidden
    if (!wasSeen.current) return
    drawing.current?.show({ points, styles, window, width, height, radius, alpha })
  }, [points, styles, window, width, height, radius, alpha, isHidden])
}

/** The place of a canvas, a little larger than its plot on every side. */
function boxAround(width: number, height: number): CSSProperties {
  return { inlineSize: width + 2 * BLEED, blockSize: height + 2 * BLEED, margin: -BLEED }
}

function isByTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

function isOnLink({ target }: Event): boolean {
  return target instanceof Element && target.closest('a') !== null
}

/** The index of the places, built when it is first asked for, by a script that comes with the first pointer. */
function createFinders() {
  let create: typeof createPointFinder | undefined
  let finder: PointFinder | undefined
  let of: PointColumns | undefined
  return {
    /** Runs at once where the script is there. */
    whenLoaded(act: () => void): void {
      if (create) return act()
      void import('./point-finder.ts').then((script) => {
        create = script.createPointFinder
        act()
      })
    },
    of(points: PointColumns): PointFinder | undefined {
      if (of?.xs !== points.xs || of.ys !== points.ys) finder = undefined
      of = points
      finder ??= create?.(points, (index) => of?.shown?.[index] !== 0)
      return finder
    },
  }
}
