import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import type { PointColumns, PointStyle } from './point-columns.ts'
import { createPointPainter, type PointPainter } from './point-painter.ts'
import { pointSprite, type PointSprite, spriteReach } from './point-sprites.ts'

/** Pixels of the page by which a canvas is larger than its plot on every side: points at the edge are whole. */
export const BLEED = 8

/** Everything that decides how a canvas of points looks. */
export interface CanvasScene {
  readonly points: PointColumns
  readonly styles: readonly PointStyle[]
  readonly window: ChartWindow
  /** Of the plot, in pixels of the page. */
  readonly width: number
  readonly height: number
  readonly radius: number
  /** Opacity of a point, 1 without. */
  readonly alpha?: number | undefined
}

/** Keeps a canvas as the last scene says. */
export interface CanvasDrawing {
  /** Draws with the next frame; of several scenes in one frame only the last. */
  show(scene: CanvasScene): void
  stop(): void
}

/** More device pixels for each pixel of the page than this nobody sees, but everyone waits for. */
const RATIO_MAX = 2

/** Milliseconds of a drawing after which the next ones are made hastily while the window moves. */
const SLOW_MS = 3
/** Milliseconds without a new scene after which the window has stopped moving. */
const REST_MS = 150

export function createCanvasDrawing(canvas: HTMLCanvasElement): CanvasDrawing {
  const context = canvas.getContext('2d')
  let scene: CanvasScene | undefined
  let frame = 0
  let sharpening: ReturnType<typeof setTimeout> | undefined
  let isSlow = false
  let shownAt = -Infinity
  /** By device pixels for each pixel of the page. */
  const made = new Map<number, Made>()

  function madeFor(wanted: CanvasScene, ratio: number): Made {
    const known = made.get(ratio)
    if (known && isMadeFor(known, wanted)) return known
    const next = make(wanted, ratio)
    made.set(ratio, next)
    return next
  }

  function draw(ratio: number, isHasty = false): void {
    if (!scene || !context || scene.width < 1 || scene.height < 1) return
    const { width, height, bleed, painter, sprites, image } = madeFor(scene, ratio)
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    painter.paint(scene.points, scene.window, sprites, isHasty)
    const corner = bleed - painter.margin
    // Where the picture is smaller than the canvas, nothing of an earlier one may stay around it.
    if (corner > 0) context.clearRect(0, 0, width, height)
    context.putImageData(image, corner, corner)
  }

  function drawFrame(): void {
    frame = 0
    const sharp = Math.min(RATIO_MAX, devicePixelRatio || 1)
    const startedAt = performance.now()
    const isMoving = startedAt - shownAt < REST_MS
    shownAt = startedAt
    const isHasty = isMoving && isSlow
    draw(isHasty ? 1 : sharp, isHasty)
    clearTimeout(sharpening)
    if (isHasty) sharpening = setTimeout(() => draw(sharp), REST_MS)
    else isSlow = performance.now() - startedAt > SLOW_MS
  }

  return {
    show(next) {
      scene = next
      if (frame === 0) frame = requestAnimationFrame(drawFrame)
    },
    stop() {
      cancelAnimationFrame(frame)
      clearTimeout(sharpening)
    },
  }
}

/** What lasts as long as the measures and the looks of the points. */
interface Made {
  readonly of: CanvasScene
  /** Of the canvas in device pixels, and by how many of them it is larger than the plot. */
  readonly width: number
  readonly height: number
  readonly bleed: number
  readonly painter: PointPainter
  readonly sprites: readonly PointSprite[]
  readonly image: ImageData
}

function isMadeFor({ of }: Made, scene: CanvasScene): boolean {
  return (
    of.width === scene.width &&
    of.height === scene.height &&
    of.radius === scene.radius &&
    of.alpha === scene.alpha &&
    of.styles === scene.styles
  )
}

function make(scene: CanvasScene, ratio: number): Made {
  const width = Math.round(scene.width * ratio)
  const height = Math.round(scene.height * ratio)
  const bleed = Math.round(BLEED * ratio)
  const reach = spriteReach(scene.radius, scene.styles, ratio)
  const painter = createPointPainter(width, height, reach)
  return {
    of: scene,
    width: width + 2 * bleed,
    height: height + 2 * bleed,
    bleed,
    painter,
    sprites: scene.styles.map((style) =>
      pointSprite(style, scene.radius, ratio, painter.stride, scene.alpha),
    ),
    image: new ImageData(painter.pixels, painter.stride, painter.rows),
  }
}
