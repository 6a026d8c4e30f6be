import { zoomIdentity } from 'd3-zoom'
import { expect, test } from 'vitest'
import { transformOf, zoomView } from './use-zoom.ts'

const SIZE = { width: 400, height: 200 }

test('a part of a chart is the same part on a chart of other measures', () => {
  expect(zoomView(zoomIdentity, SIZE)).toBeUndefined()
  const view = zoomView(zoomIdentity.translate(-300, -100).scale(2), SIZE)
  expect(view).toEqual({ factor: 2, middle: [0.625, 0.5] })
  if (!view) throw new Error('there is no view')
  expect(transformOf(view, SIZE)).toEqual(zoomIdentity.translate(-300, -100).scale(2))
  const larger = { width: 800, height: 500 }
  expect(transformOf(view, larger)).toEqual(zoomIdentity.translate(-600, -250).scale(2))
})

test('what an address says is kept within the chart', () => {
  const { k, x, y } = transformOf({ factor: 900, middle: [-4, 7] }, SIZE)
  expect(k).toBe(40)
  expect(x).toBe(0)
  expect(y).toBe(200 - 40 * 200)
})
