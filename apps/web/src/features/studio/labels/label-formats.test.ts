import { expect, test } from 'vitest'
import {
  LABEL_FORMATS,
  labelFormat,
  labelPosition,
  labelsPerPage,
  pageSize,
} from './label-formats.ts'

const round = (mm: number) => Number(mm.toFixed(2))

/** Left and upper margin and the step to the label to the right, as published for the product. */
test.each([
  ['a4-65', 4.75, 10.7, 40.6],
  ['a4-24', 7.25, 12.9, 66],
  ['a4-21', 7.25, 15.15, 66],
  ['a4-14', 4.65, 15.15, 101.6],
  ['a4-8', 4.65, 13.1, 101.6],
  ['letter-80', 7.14, 12.7, 52.39],
  ['letter-30', 4.76, 12.7, 69.85],
  ['letter-20', 3.97, 12.7, 106.36],
  ['letter-14', 3.97, 21.17, 106.36],
  ['letter-10', 3.97, 12.7, 106.36],
  ['letter-6', 3.97, 12.7, 106.36],
])('%s begins %d mm from the left and %d mm from above, the next %d mm on', (id, x, y, step) => {
  const format = labelFormat(id)
  const first = labelPosition(format, 0)
  expect([first.leftMm, first.topMm].map(round)).toEqual([x, y])
  expect(round(labelPosition(format, 1).leftMm - first.leftMm)).toBe(step)
  expect(labelPosition(format, format.columns).leftMm).toBe(first.leftMm)
})

test.each(LABEL_FORMATS)('all labels of $id lie on the paper', (format) => {
  const page = pageSize(format)
  const last = labelPosition(format, labelsPerPage(format) - 1)
  expect(labelPosition(format, 0).leftMm).toBeGreaterThanOrEqual(0)
  expect(labelPosition(format, 0).topMm).toBeGreaterThanOrEqual(0)
  expect(last.leftMm + format.widthMm).toBeLessThanOrEqual(page.widthMm)
  expect(last.topMm + format.heightMm).toBeLessThanOrEqual(page.heightMm)
})

test('a roll has one label on a page of its size', () => {
  const roll = labelFormat('roll-62')
  expect(pageSize(roll)).toEqual({ widthMm: 62, heightMm: 29 })
  expect(labelPosition(roll, 0)).toEqual({ leftMm: 0, topMm: 0 })
})

test('an unknown format is an error', () => {
  expect(() => labelFormat('a4-1')).toThrow(RangeError)
})
