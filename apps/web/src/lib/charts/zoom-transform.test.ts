import { expect, test } from 'vitest'
import { moved, transformOf, WHOLE, zoomed, zoomView } from './zoom-transform.ts'

const SIZE = { width: 400, height: 200 }

test('a part of a chart is the same part on a chart of other measures', () => {
  expect(zoomView(WHOLE, SIZE)).toBeUndefined()
  const view = zoomView({ k: 2, x: -300, y: -100 }, SIZE)
  expect(view).toEqual({ factor: 2, middle: [0.625, 0.5] })
  if (!view) throw new Error('there is no view')
  expect(transformOf(view, SIZE)).toEqual({ k: 2, x: -300, y: -100 })
  const larger = { width: 800, height: 500 }
  expect(transformOf(view, larger)).toEqual({ k: 2, x: -600, y: -250 })
})

test('what an address says is kept within the chart', () => {
  const { k, x, y } = transformOf({ factor: 900, middle: [-4, 7] }, SIZE)
  expect(k).toBe(40)
  expect(x).toBe(0)
  expect(y).toBe(200 - 40 * 200)
})

test('zooming keeps the middle, and ends at the whole', () => {
  const twice = zoomed(WHOLE, 2, SIZE)
  expect(twice).toEqual({ k: 2, x: -200, y: -100 })
  expect(zoomed(twice, 2, SIZE)).toEqual({ k: 4, x: -600, y: -300 })
  expect(zoomed(twice, 1 / 4, SIZE)).toEqual(WHOLE)
})

test('a chart is moved as far as it reaches', () => {
  const twice = { k: 2, x: -200, y: -100 }
  expect(moved(twice, SIZE, 40, -20)).toEqual({ k: 2, x: -160, y: -120 })
  expect(moved(twice, SIZE, 900, -900)).toEqual({ k: 2, x: 0, y: -200 })
  expect(moved(WHOLE, SIZE, 40, 40)).toEqual(WHOLE)
})
