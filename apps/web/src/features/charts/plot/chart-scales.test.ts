import { expect, test } from 'vitest'
import { axisTicks, chartScales, isWithin, shownWindow, svgPoints } from './chart-scales.ts'
import { plotSize } from '#lib/charts/chart-size.ts'
import { WHOLE } from '#lib/charts/zoom-transform.ts'
import { formatsOf } from '#lib/texts/formats.ts'

const PLATE = { x: [0.5, 7.2], y: [0, 1] } as const
const ENGLISH = formatsOf('en')
const SIZE = { width: 670, height: 400 }

test('Leach 4321 stands at its place on the plate', () => {
  const { x, y } = chartScales(PLATE, SIZE, WHOLE)
  expect(x(3.71)).toBeCloseTo(321, 6)
  expect(y(0.41)).toBeCloseTo(236, 6)
})

test('zooming shows a part of the window', () => {
  const scales = chartScales(PLATE, SIZE, { k: 2, x: 0, y: 0 })
  const shown = shownWindow(scales)
  expect(shown.x[0]).toBeCloseTo(0.5, 9)
  expect(shown.x[1]).toBeCloseTo(3.85, 9)
  expect(shown.y[0]).toBeCloseTo(0.5, 9)
  expect(shown.y[1]).toBeCloseTo(1, 9)
  expect(isWithin(shown, { x: 3.71, y: 0.41 })).toBe(false)
  expect(isWithin(shown, { x: 3.71, y: 0.6 })).toBe(true)
})

test('about ten round ticks; on a narrow chart some have no label', () => {
  const { x, y } = chartScales(PLATE, SIZE, WHOLE)
  expect(axisTicks(y, 20, ENGLISH).map((tick) => tick.label)).toEqual([
    '0.0',
    '0.1',
    '0.2',
    '0.3',
    '0.4',
    '0.5',
    '0.6',
    '0.7',
    '0.8',
    '0.9',
    '1.0',
  ])
  expect(axisTicks(x, 30, ENGLISH).every((tick) => tick.label !== null)).toBe(true)
  const narrow = axisTicks(chartScales(PLATE, { width: 160, height: 170 }, WHOLE).x, 30, ENGLISH)
  expect(narrow.length).toBeGreaterThan(9)
  expect(narrow.flatMap((tick) => tick.label ?? [])).toEqual(['1.5', '3.0', '4.5', '6.0'])
})

test('ticks are written as the language writes figures', () => {
  const narrow = chartScales({ x: [-1, 3], y: [0, 1] }, { width: 320, height: 170 }, WHOLE)
  const labels = axisTicks(narrow.x, 30, formatsOf('de')).map((tick) => tick.label)
  expect(labels).toContain('0,5')
  expect(labels).toContain('−0,5')
})

test('shapes are written in pixels', () => {
  const scales = chartScales(PLATE, SIZE, WHOLE)
  expect(
    svgPoints(
      [
        [0.5, 0],
        [7.2, 1],
      ],
      scales,
    ),
  ).toBe('0,400 670,0')
})

test('the margins are taken off, and something is always left', () => {
  expect(plotSize(744, 448)).toEqual({ width: 670, height: 400 })
  expect(plotSize(0, 0)).toEqual({ width: 1, height: 1 })
})
