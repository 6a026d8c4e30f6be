import { expect, test } from 'vitest'
import type { PointColumns, PointStyle } from './point-columns.ts'
import { createPointPainter, type PointPainter } from './point-painter.ts'
import { pointSprite, spriteReach } from './point-sprites.ts'

const STYLES: readonly PointStyle[] = [
  { fill: '#ff0000', outline: '#000000', outlineWidth: 1 },
  { fill: '#0000ff', outline: '#00ff00', outlineWidth: 4 },
]
const WINDOW = { x: [0, 10], y: [0, 1] } as const
const SIZE = 100
const REACH = spriteReach(4, STYLES, 1)

function paint(
  points: PointColumns,
  window: { x: readonly [number, number]; y: readonly [number, number] } = WINDOW,
) {
  const painter = createPointPainter(SIZE, SIZE, REACH)
  const sprites = STYLES.map((style) => pointSprite(style, 4, 1, painter.stride))
  return { painter, count: painter.paint(points, window, sprites) }
}

/** Red, green, blue and alpha of a pixel inside the margin. */
function pixelAt({ pixels, stride, margin }: PointPainter, x: number, y: number): number[] {
  const at = ((y + margin) * stride + x + margin) * 4
  return [...pixels.slice(at, at + 4)]
}

function columns(
  ...rows: readonly (readonly [x: number, y: number, style: number])[]
): PointColumns {
  return {
    xs: Float32Array.from(rows, ([x]) => x),
    ys: Float32Array.from(rows, ([, y]) => y),
    styles: Uint8Array.from(rows, ([, , style]) => style),
  }
}

test('a point stands at its place, in its colours, and nowhere else', () => {
  const { painter, count } = paint(columns([5, 0.25, 0]))
  expect(count).toBe(1)
  expect(pixelAt(painter, 50, 75)).toEqual([255, 0, 0, 255])
  expect(pixelAt(painter, 54, 75)).toEqual([0, 0, 0, 255])
  expect(pixelAt(painter, 50, 71)).toEqual([0, 0, 0, 255])
  expect(pixelAt(painter, 56, 75)).toEqual([0, 0, 0, 0])
  expect(pixelAt(painter, 50, 25)).toEqual([0, 0, 0, 0])
})

test('later points stand over earlier ones; of two on one place only the last is drawn', () => {
  const { painter, count } = paint(columns([5, 0.5, 0], [5, 0.5, 1], [5.4, 0.5, 0]))
  expect(count).toBe(2)
  expect(pixelAt(painter, 54, 50)).toEqual([255, 0, 0, 255])
  expect(pixelAt(painter, 45, 50)).toEqual([0, 255, 0, 255])
})

test('an edge lets through what is below it', () => {
  const { painter } = paint(columns([5, 0.5, 1], [5.5, 0.5, 0]))
  const [red = 0, green = 0, , alpha] = pixelAt(painter, 52, 47)
  expect(alpha).toBe(255)
  expect(green).toBeGreaterThan(0)
  expect(red).toBeLessThan(255)
})

test('points without a place, outside, or left out are not drawn', () => {
  const points = columns([NaN, 0.5, 0], [5, NaN, 0], [-3, 0.5, 0], [5, 1.5, 0], [5, 0.5, 0])
  const { painter, count } = paint({ ...points, shown: Uint8Array.of(1, 1, 1, 1, 0) })
  expect(count).toBe(0)
  expect(painter.pixels.every((byte) => byte === 0)).toBe(true)
})

test('a point at the edge is drawn whole, and one just beyond it not at all', () => {
  const { painter, count } = paint(
    columns([0, 0.5, 0], [10, 1, 0], [-0.2, 0.2, 0], [10.2, 0.2, 0], [5, -0.02, 0], [5, 1.02, 0]),
  )
  expect(count).toBe(2)
  for (const across of [-3, 0, 3]) {
    expect(pixelAt(painter, across, 50)).toEqual([255, 0, 0, 255])
    expect(pixelAt(painter, 100 + across, 0)).toEqual([255, 0, 0, 255])
  }
  expect(pixelAt(painter, 100, -3)).toEqual([255, 0, 0, 255])
})

test('drawing anew forgets what was drawn, and follows the window', () => {
  const painter = createPointPainter(SIZE, SIZE, REACH)
  const sprites = STYLES.map((style) => pointSprite(style, 4, 1, painter.stride))
  painter.paint(columns([5, 0.5, 0]), WINDOW, sprites)
  painter.paint(columns([5, 0.5, 0]), { x: [0, 20], y: [0, 1] }, sprites)
  expect(pixelAt(painter, 50, 50)).toEqual([0, 0, 0, 0])
  expect(pixelAt(painter, 25, 50)).toEqual([255, 0, 0, 255])
})

test('at two device pixels a point has twice the size', () => {
  const painter = createPointPainter(SIZE, SIZE, spriteReach(4, STYLES, 2))
  const sprites = STYLES.map((style) => pointSprite(style, 4, 2, painter.stride))
  painter.paint(columns([5, 0.5, 0]), WINDOW, sprites)
  expect(pixelAt(painter, 56, 50)).toEqual([255, 0, 0, 255])
  expect(pixelAt(painter, 60, 50)).toEqual([0, 0, 0, 0])
})

test('in haste fewer points are drawn, and a lone one as ever', () => {
  const near = columns([5, 0.5, 0], [5.3, 0.5, 1], [8, 0.5, 0])
  const painter = createPointPainter(SIZE, SIZE, REACH)
  const sprites = STYLES.map((style) => pointSprite(style, 4, 1, painter.stride))
  expect(painter.paint(near, WINDOW, sprites)).toBe(3)
  expect(painter.paint(near, WINDOW, sprites, true)).toBe(2)
  expect(pixelAt(painter, 53, 50)).toEqual([0, 0, 255, 255])
  expect(pixelAt(painter, 80, 50)).toEqual([255, 0, 0, 255])
})
