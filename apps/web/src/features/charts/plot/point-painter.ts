import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import type { PointColumns } from './point-columns.ts'
import type { PointSprite } from './point-sprites.ts'

/** Draws points into pixels. */
export interface PointPainter {
  /** The pixels with a margin on every side, onto which points at the edge reach. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
  readonly stride: number
  readonly rows: number
  readonly margin: number
  /**
   * Draws again, the later points over the earlier ones. Points at the edge of the window are drawn
   * whole, and those beyond it not at all, as in charts that have few.
   *
   * @param window the part of the plane that the pixels inside the margin show
   * @param sprites by style; made for the `stride` of this painter
   * @param isHasty leaves out points of which more than a sliver would be seen, in half the time
   * @returns how many had to be drawn: of points that all but cover one another only the last is
   */
  paint(
    points: PointColumns,
    window: ChartWindow,
    sprites: readonly PointSprite[],
    isHasty?: boolean,
  ): number
}

/** Side of a cell as a part of how far the sprites reach. */
const CELL_PART = 0.4

/**
 * Points are written as pixels and not as shapes: a canvas asked for 20,000 circles takes many
 * times as long, and how long depends on the graphics card.
 *
 * @param width device pixels that are seen
 * @param reach how many pixels the largest sprite reaches from its middle
 */
export function createPointPainter(width: number, height: number, reach: number): PointPainter {
  const margin = 2 * reach
  const stride = width + 2 * margin
  const rows = height + 2 * margin
  const pixels = new Uint8ClampedArray(stride * rows * 4)
  const words = new Uint32Array(pixels.buffer)
  // Of points in one cell the last covers the others except for a sliver.
  const exactCell = Math.max(1, Math.floor(reach * CELL_PART))
  const isTaken = new Uint8Array(Math.ceil(stride / exactCell) * Math.ceil(rows / exactCell))
  let queue = new Int32Array(0)
  let places = new Int32Array(0)

  /** Which points are to be drawn and where, from the last one to the first. */
  function choose({ xs, ys, shown }: PointColumns, { x, y }: ChartWindow, cell: number): number {
    if (queue.length < xs.length) {
      queue = new Int32Array(xs.length)
      places = new Int32Array(xs.length)
    }
    isTaken.fill(0)
    const cellStride = Math.ceil(stride / cell)
    const perX = width / (x[1] - x[0])
    const perY = height / (y[1] - y[0])
    // A point that is right on the edge may stand a hair beyond it, as its place is rounded.
    const [startX, startY] = [margin - 0.5, margin - 0.5]
    const [endX, endY] = [margin + width + 0.5, margin + height + 0.5]
    let count = 0
    for (let index = xs.length - 1; index >= 0; index -= 1) {
      if (shown !== undefined && shown[index] === 0) continue
      const across = (xs[index]! - x[0]) * perX + margin
      const down = (y[1] - ys[index]!) * perY + margin
      // Asked this way round, so that what has no place is left out as well.
      if (!(across >= startX && across <= endX && down >= startY && down <= endY)) continue
      const taken = ((down / cell) | 0) * cellStride + ((across / cell) | 0)
      if (isTaken[taken] === 1) continue
      isTaken[taken] = 1
      queue[count] = index
      places[count] = (down | 0) * stride + (across | 0)
      count += 1
    }
    return count
  }

  return {
    pixels,
    stride,
    rows,
    margin,
    paint(points, window, sprites, isHasty = false) {
      const count = choose(points, window, isHasty ? 2 * exactCell : exactCell)
      words.fill(0)
      for (let turn = count - 1; turn >= 0; turn -= 1) {
        const sprite = sprites[points.styles[queue[turn]!]!]
        if (sprite !== undefined) stamp(words, places[turn]!, sprite)
      }
      return count
    },
  }
}

// Columns and sprites are as long as their loops, which is what the `!` rely on.

function stamp(words: Uint32Array, place: number, sprite: PointSprite): void {
  const { solidAt, solidColours, edgeAt, edgeColours } = sprite
  for (let at = 0; at < solidAt.length; at += 1) words[place + solidAt[at]!] = solidColours[at]!
  for (let at = 0; at < edgeAt.length; at += 1) {
    const target = place + edgeAt[at]!
    const below = words[target]!
    words[target] = below === 0 ? edgeColours[at]! : over(edgeColours[at]!, below)
  }
}

const RED_AND_BLUE = 0xff00ff
const GREEN = 0x00ff00

/**
 * One colour over another, both with their alpha in the highest byte: two channels at a time, in
 * whole numbers. Where the lower one is transparent itself the mix is not exact, which nobody sees
 * on an edge one pixel wide.
 */
function over(above: number, below: number): number {
  const alpha = above >>> 24
  const rest = 255 - alpha
  const pair =
    (Math.imul(above & RED_AND_BLUE, alpha) + Math.imul(below & RED_AND_BLUE, rest)) >>> 8
  const green = (Math.imul(above & GREEN, alpha) + Math.imul(below & GREEN, rest)) >>> 8
  const whole = alpha + (((below >>> 24) * rest + 255) >>> 8)
  return ((whole << 24) | (pair & RED_AND_BLUE) | (green & GREEN)) >>> 0
}
