import { pointColour } from '@glazy/ceramics/charts/chart-colours'
import { expect, test } from 'vitest'
import { fluxStyleOf, fluxStyles } from './point-styles.ts'

const STYLES = fluxStyles(1)

test('a point on the canvas has the colours of one that is drawn by itself', () => {
  expect(STYLES.length).toBeLessThanOrEqual(256)
  expect(STYLES[fluxStyleOf(0.3, 0)]).toEqual({
    fill: pointColour(0.3),
    outline: '#6b645b',
    outlineWidth: 1,
  })
  expect(STYLES[fluxStyleOf(1, 0.2)]).toMatchObject({ fill: pointColour(1), outline: '#f57c00' })
  expect(STYLES[fluxStyleOf(0, 5)]).toEqual(STYLES[fluxStyleOf(0, 1)])
  expect(STYLES[fluxStyleOf(null, null)]).toMatchObject({ fill: pointColour(null) })
})

test('a trace of boron is boron', () => {
  expect(STYLES[fluxStyleOf(0.5, 0.001)]?.outline).toBe('#f57c00')
})
