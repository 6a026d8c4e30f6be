import { expect, test } from 'vitest'
import { batchSizeText, parseBatchSize, parsePrice, parseTare } from './batch-input.ts'

test('a weight is read with a comma or a point', () => {
  expect(parseBatchSize('12,5')).toEqual({ ok: true, value: 12.5 })
  expect(parseBatchSize(' 1000.0 ')).toEqual({ ok: true, value: 1000 })
})

test('a batch of nothing, less than nothing or words is refused by name', () => {
  expect(parseBatchSize('')).toEqual({ ok: false, error: 'notPositive' })
  expect(parseBatchSize('0')).toEqual({ ok: false, error: 'notPositive' })
  expect(parseBatchSize('-3')).toEqual({ ok: false, error: 'negative' })
  expect(parseBatchSize('a lot')).toEqual({ ok: false, error: 'notANumber' })
})

test('no tare is a tare of nothing', () => {
  expect(parseTare('')).toEqual({ ok: true, value: 0 })
})

test('no price is not a price of nothing', () => {
  expect(parsePrice('')).toEqual({ ok: true, value: null })
  expect(parsePrice('0')).toEqual({ ok: true, value: 0 })
})

test.each([
  [1000, '1000'],
  [4300 / 3, '1433.333'],
  [1 / 30, '0.03333333'],
  [1e14 / 7, '1.43e+13'],
  [12_345_678, '12345680'],
  [1e-9, '1e-9'],
])('a size of %d is typed as %s', (size, text) => {
  expect(batchSizeText(size, String)).toBe(text)
  expect(text.length).toBeLessThanOrEqual(10)
  const read = parseBatchSize(text)
  expect(read.ok && read.value / size).toBeCloseTo(1, 2)
})
