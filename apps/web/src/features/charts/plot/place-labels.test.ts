import type { StullPoint } from '@glazy/ceramics/charts/stull'
import { expect, test } from 'vitest'
import { chartScales } from './chart-scales.ts'
import { WHOLE } from '#lib/charts/zoom-transform.ts'
import { placeLabels } from './place-labels.ts'

const WINDOW = { x: [0, 10], y: [0, 1] } as const
const SIZE = { width: 500, height: 400 }
const box = (x0: number, y0: number, x1: number, y1: number): StullPoint[] => [
  [x0, y0],
  [x0, y1],
  [x1, y1],
  [x1, y0],
]

test('names of limits stand in their corners, one below the other where they share one', () => {
  const scales = chartScales(WINDOW, SIZE, WHOLE)
  const labels = placeLabels(
    [box(2, 0.2, 4, 0.5), box(2, 0.2, 6, 0.5), box(7, 0.2, 8, 0.5)],
    scales,
  )
  expect(labels).toEqual([
    { x: 104, y: 213 },
    { x: 104, y: 226 },
    { x: 354, y: 213 },
  ])
})

test('a corner out of view leaves its name at the edge; a limit out of view has none', () => {
  const scales = chartScales(WINDOW, SIZE, { k: 2, x: -500, y: -400 })
  const labels = placeLabels([box(2, 0.2, 6, 0.7), box(0, 0, 1, 0.1), box(1, 0.8, 2, 0.9)], scales)
  // Twice as large and moved by the whole plot, the window shows 5 to 10 and 0 to 0.5.
  expect(labels).toEqual([{ x: 4, y: 13 }, undefined, undefined])
})
