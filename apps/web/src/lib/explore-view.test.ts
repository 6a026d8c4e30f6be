import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AxisPlace,
  AREA_CORNERS_MAX,
  readArea,
  readZoom,
  writeArea,
  writeZoom,
} from './explore-view.ts'

const figure = fc.double({ min: 0, max: 100, noNaN: true })
const place: fc.Arbitrary<AxisPlace> = fc.tuple(figure, figure)

test('a view is read as it was written, with four digits', () => {
  expect(writeZoom({ factor: 2.25, middle: [3.714159, 0.41] })).toBe('2.25,3.714,0.41')
  expect(readZoom('2.25,3.714,0.41')).toEqual({ factor: 2.25, middle: [3.714, 0.41] })
  for (const text of [
    undefined,
    '',
    '1,2,3',
    '0.5,1,1',
    '4,1',
    '4,1,1,1',
    'a,1,1',
    '4,,1',
    '4,1e99,1',
  ])
    expect(readZoom(text)).toBeUndefined()
})

test('a box is two corners, a line its places', () => {
  const box: AxisPlace[] = [
    [1, 0.2],
    [3, 0.2],
    [3, 0.5],
    [1, 0.5],
  ]
  expect(writeArea(box)).toBe('1,0.2,3,0.5')
  expect(readArea('1,0.2,3,0.5')).toEqual(box)
  expect(readArea('1,0.2,3,0.5,2,2')).toEqual([
    [1, 0.2],
    [3, 0.5],
    [2, 2],
  ])
  for (const text of [undefined, '', '1,2', '1,2,3', '1,2,3,x', 'NaN,1,1,1', '1,Infinity,2,2'])
    expect(readArea(text)).toEqual([])
  expect(readArea(Array.from({ length: 2 * AREA_CORNERS_MAX + 2 }, () => 1).join())).toEqual([])
})

test('writing again changes nothing: an address stays as it is', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 3, maxLength: AREA_CORNERS_MAX }), (places) => {
      const text = writeArea(places)
      expect(writeArea(readArea(text))).toBe(text)
    }),
  )
})
