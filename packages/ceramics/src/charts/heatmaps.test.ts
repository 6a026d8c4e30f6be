import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHeatmaps, writeHeatmaps } from './heatmaps-file.ts'
import {
  createHeatmapCounter,
  type Heatmap,
  HEATMAP_GRID,
  heatmapCell,
  heatmapCellWindow,
  HEATMAPS_MAX,
} from './heatmaps.ts'

const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const heatmap: fc.Arbitrary<Heatmap> = fc.record({
  id: uint32,
  total: uint32,
  cells: fc.uint8Array({ minLength: 256, maxLength: 256 }),
})

test('Leach 4321 counts in column 7 of row 4', () => {
  const counter = createHeatmapCounter()
  counter.add([460], { SiO2: 3.7, Al2O3: 0.41 })
  const [only, ...others] = counter.heatmaps()
  expect(others).toEqual([])
  expect(only).toMatchObject({ id: 460, total: 1 })
  expect(only?.cells[71]).toBe(255)
  expect(only?.cells.filter((value) => value > 0)).toHaveLength(1)
  expect(writeHeatmaps(counter.heatmaps())).toHaveLength(296)
})

test('cells begin where they should, also where floats fall short', () => {
  expect(heatmapCell({ SiO2: 0, Al2O3: 0 })).toBe(0)
  expect(heatmapCell({ SiO2: 0.5, Al2O3: 0.3 })).toBe(3 * 16 + 1)
  expect(heatmapCell({ SiO2: 7.99, Al2O3: 1.59 })).toBe(255)
  for (const outside of [8, -0.1, NaN, Infinity]) {
    expect(heatmapCell({ SiO2: outside, Al2O3: 0.3 })).toBeUndefined()
    expect(heatmapCell({ SiO2: 3, Al2O3: outside })).toBeUndefined()
  }
  expect(heatmapCell({ SiO2: 3, Al2O3: 1.6 })).toBeUndefined()
})

test('a place lies in the window of its cell', () => {
  const within = (max: number) => fc.double({ min: 0, max: max - 1e-6, noNaN: true })
  fc.assert(
    fc.property(within(8), within(1.6), (SiO2, Al2O3) => {
      const cell = heatmapCell({ SiO2, Al2O3 }) ?? -1
      const { x, y } = heatmapCellWindow(cell)
      expect(SiO2).toBeGreaterThanOrEqual(x[0] - 1e-6)
      expect(SiO2).toBeLessThan(x[1] + 1e-6)
      expect(Al2O3).toBeGreaterThanOrEqual(y[0] - 1e-6)
      expect(Al2O3).toBeLessThan(y[1] + 1e-6)
    }),
  )
})

test('intensity follows the fullest cell, and one glaze among thousands is still seen', () => {
  const counter = createHeatmapCounter()
  for (let count = 0; count < 2_000; count += 1) counter.add([1, 2], { SiO2: 3, Al2O3: 0.4 })
  for (let count = 0; count < 1_000; count += 1) counter.add([1], { SiO2: 4, Al2O3: 0.4 })
  counter.add([1], { SiO2: 1, Al2O3: 0.1 })
  counter.add([1], { SiO2: 9, Al2O3: 0.1 })
  const [first, second] = counter.heatmaps()
  expect(first).toMatchObject({ id: 1, total: 3_001 })
  expect(second).toMatchObject({ id: 2, total: 2_000 })
  const at = (SiO2: number, Al2O3: number) => first?.cells[heatmapCell({ SiO2, Al2O3 }) ?? -1]
  expect([at(3, 0.4), at(4, 0.4), at(1, 0.1)]).toEqual([255, 128, 1])
})

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.array(heatmap, { maxLength: 12 }), (heatmaps) => {
      expect(readHeatmaps(writeHeatmaps(heatmaps))).toEqual({ ok: true, value: heatmaps })
    }),
  )
  const most = Array.from({ length: HEATMAPS_MAX }, (_, id) => ({
    id,
    total: id,
    cells: new Uint8Array(HEATMAP_GRID.size),
  }))
  expect(readHeatmaps(writeHeatmaps(most))).toMatchObject({ ok: true })
  expect(() => writeHeatmaps([...most, ...most])).toThrow(RangeError)
  expect(() => writeHeatmaps([{ id: 1, total: 1, cells: new Uint8Array(3) }])).toThrow(RangeError)
})

test('a file read from the middle of a larger buffer is the same', () => {
  const file = writeHeatmaps([{ id: 7, total: 3, cells: new Uint8Array(256).fill(9) }])
  const larger = new Uint8Array(file.length + 20)
  larger.set(file, 13)
  expect(readHeatmaps(larger.subarray(13, 13 + file.length))).toEqual(readHeatmaps(file))
})

test('each fault has its own error', () => {
  const file = writeHeatmaps([{ id: 7, total: 3, cells: new Uint8Array(256) }])
  const changed = (at: number, value: number) => {
    const copy = file.slice()
    new DataView(copy.buffer).setUint32(at, value, true)
    return readHeatmaps(copy)
  }
  const fails = (code: string) => ({ ok: false, error: { code } })
  expect(readHeatmaps(new Uint8Array(0))).toMatchObject(fails('invalidConfigLength'))
  expect(readHeatmaps(file.slice(0, 31))).toMatchObject(fails('invalidConfigLength'))
  expect(changed(0, 28)).toMatchObject(fails('invalidConfigLength'))
  expect(changed(4, 400)).toMatchObject(fails('invalidGrid'))
  expect(changed(8, 20)).toMatchObject(fails('invalidGrid'))
  expect(changed(16, 0)).toMatchObject(fails('invalidGrid'))
  // -0, which equals 0, but is not what would be written.
  expect(changed(12, 0x80000000)).toMatchObject(fails('invalidGrid'))
  expect(changed(28, 1_001)).toMatchObject(fails('invalidHeatmapCount'))
  expect(changed(28, 2)).toMatchObject(fails('invalidBufferSize'))
  expect(readHeatmaps(file.slice(0, -1))).toMatchObject(fails('invalidBufferSize'))
})

test('any bytes are read or refused, never thrown at', () => {
  const header = writeHeatmaps([]).slice(0, 28)
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 700 }),
    fc.uint8Array({ maxLength: 700 }).map((tail) => Uint8Array.of(...header, ...tail)),
    fc
      .tuple(fc.array(heatmap, { maxLength: 2 }), fc.nat(), fc.nat(255))
      .map(([heatmaps, at, value]) => {
        const file = writeHeatmaps(heatmaps)
        file[at % file.length] = value
        return file
      }),
  )
  fc.assert(
    fc.property(bytes, (input) => {
      const result = readHeatmaps(input)
      if (result.ok) expect(writeHeatmaps(result.value)).toEqual(input)
      else expect(result.error.message).toMatch(/^invalid /)
    }),
    { numRuns: 2_000 },
  )
})
