import { isInRange } from '@glazy/contract/ranges'
import {
  createPointColumns,
  NO_COLOUR,
  type PointsFile,
} from '@glazy/contract/points/point-columns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { COLOURINGS } from '#lib/explore-search.ts'
import { colourPoints, countStyles } from './colouring.ts'
import { columnsFor } from './figure-columns.ts'
import { BINS, binsOf, countBins } from './histogram-bins.ts'
import { countOutside, exploreWindow } from './plot-window.ts'
import { quartiles } from './quartiles.ts'
import { boxBetween, isInside, type Place } from './polygon.ts'
import { simplified } from './simplified-line.ts'
import { idsInside } from './selected-ids.ts'
import { findMatched, findShown } from './shown-points.ts'
import { namesOf } from '#testing/names.ts'

const NAMES = await namesOf('en')
const ENGLISH = formatsOf('en')

const IDS = Uint32Array.from([3, 8, 9, 20])

function file(axes: PointsFile['axes'], ids: Uint32Array, figures: number[][]): PointsFile {
  const points = {
    ...createPointColumns(ids.length, 0),
    ids,
    figures: figures.map((column) => Float32Array.from(column)),
  }
  return { axes, stamp: '', isWhole: true, removedIds: new Uint32Array(), points }
}

describe('figures of another file', () => {
  test('are those of the same points, whatever their order', () => {
    const same = columnsFor(IDS, file(['CaO'], IDS, [[1, 2, 3, 4]]))
    expect([...(same.get('CaO') ?? [])]).toEqual([1, 2, 3, 4])
    const other = columnsFor(IDS, file(['CaO'], Uint32Array.from([20, 4, 3]), [[1, 2, 3]]))
    expect([...(other.get('CaO') ?? [])]).toEqual([3, NaN, NaN, 1])
  })
})

describe('what is shown', () => {
  const figures = new Map([
    ['SiO2', Float32Array.from([1, 2, 3, NaN])],
    ['CaO', Float32Array.from([0.1, 0.1, 0.9, 0.1])],
  ] as const)

  test('matches the filters and is in every range', () => {
    // Ids 3, 8 and 9 as bits.
    const matches = Uint8Array.of(0b1000, 0b11)
    const ranges = [
      { axis: 'SiO2', min: 2 },
      { axis: 'CaO', max: 0.5 },
    ] as const
    const points = findShown(IDS, findMatched(IDS, matches), ranges, figures)
    expect([...points.shown]).toEqual([0, 1, 0, 0])
    expect(points.count).toBe(1)
    // The histogram of CaO has the third point as well, that of SiO2 the first.
    const bins = binsOf(figures.get('CaO') ?? new Float32Array(), 1)
    expect(
      [...countBins(bins, points, 1)].flatMap((count, bin) => (count > 0 ? [bin] : [])),
    ).toEqual([Math.floor(Math.fround(0.1) * BINS), Math.floor(Math.fround(0.9) * BINS)])
    expect([...countBins(bins, points, -1)].reduce((sum, count) => sum + count)).toBe(1)
  })

  test('is what the rule says of each point', () => {
    const value = fc.oneof(fc.double({ min: 0, max: 5, noNaN: true }), fc.constant(NaN))
    const bound = fc.option(fc.double({ min: 0, max: 5, noNaN: true }), { nil: undefined })
    fc.assert(
      fc.property(fc.array(value, { maxLength: 30 }), bound, bound, (values, min, max) => {
        const ids = Uint32Array.from(values, (_, index) => index)
        const range = {
          axis: 'SiO2',
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
        } as const
        const columns = new Map([['SiO2', Float32Array.from(values)]] as const)
        const { shown, count } = findShown(ids, findMatched(ids, undefined), [range], columns)
        const expected = values.map((each) => Number(isInRange(each, range)))
        expect([...shown]).toEqual(expected)
        expect(count).toBe(expected.filter((each) => each === 1).length)
      }),
    )
  })

  test('what lies beyond the scale of a histogram is in its last bin', () => {
    expect([...binsOf(Float32Array.from([0, 99, NaN]), 8)]).toEqual([0, BINS - 1, 255])
  })
})

describe('selecting', () => {
  test('a box holds what is between its corners, from whichever is drawn first', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }))
    fc.assert(
      fc.property(place, place, place, (one, other, at) => {
        const [x, y]: Place = [at[0] + 0.5, at[1] + 0.5]
        const isBetween = (value: number, a: number, b: number) => {
          return value > Math.min(a, b) && value < Math.max(a, b)
        }
        const expected = isBetween(x, one[0], other[0]) && isBetween(y, one[1], other[1])
        expect(isInside([x, y], boxBetween(one, other))).toBe(expected)
      }),
    )
  })

  test('a line drawn by hand may turn inwards', () => {
    const line: Place[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 2],
      [0, 10],
    ]
    expect(isInside([5, 1], line)).toBe(true)
    expect(isInside([5, 6], line)).toBe(false)
    expect(isInside([NaN, 1], line)).toBe(false)
  })

  test('a line drawn by hand keeps the corners that matter', () => {
    const square: Place[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]
    const line = square.flatMap((from, at): Place[] => {
      const to = square[(at + 1) % 4] ?? from
      return Array.from({ length: 10 }, (_, step): Place => [
        from[0] + ((to[0] - from[0]) * step) / 10,
        from[1] + ((to[1] - from[1]) * step) / 10,
      ])
    })
    expect(simplified(line, 4)).toEqual(square)
    expect(simplified(square, 24)).toEqual(square)
  })

  test('an area holds the shown points inside, the newest first', () => {
    const points = {
      xs: Float32Array.of(1, 2, 3, NaN, 2),
      ys: Float32Array.of(1, 2, 3, 1, 2),
      styles: new Uint8Array(5),
      shown: Uint8Array.of(1, 1, 1, 1, 0),
    }
    const ids = Uint32Array.of(5, 7, 9, 11, 13)
    const area = boxBetween([0.5, 0.5], [2.5, 2.5])
    expect(idsInside(area, points, ids)).toEqual([7, 5])
    expect(idsInside([], points, ids)).toEqual([])
  })
})

const ALL = Uint8Array.of(1, 1, 1, 1)
const WORDS = { names: NAMES, formats: ENGLISH }

describe('colours', () => {
  const points = createPointColumns(4, 0)
  points.typeIds.set([500, 500, 530, 0])
  points.surfaceIds.set([1, 8, 8, 0])
  points.atmospheres.set([1, 0b101, 0, 4])
  points.fromConeIds.set([30, 1, 0, 34])
  points.toConeIds.set([32, 1, 0, 34])
  points.colours.set([0xff0000, 0x0000ff, NO_COLOUR, 0x000000])

  test('what is frequent has its own, what is not told is grey', () => {
    const { styles, legend } = colourPoints('surface', { points, matched: ALL }, WORDS)
    expect(legend.map(({ name }) => name)).toEqual([undefined, 'Glossy', 'Matte'])
    expect([...styles]).toEqual([2, 1, 1, 0])
    expect(countStyles(styles, Uint8Array.of(1, 1, 0, 1), legend.length)).toEqual([1, 1, 1])
  })

  test('what the filters leave out takes no colour away', () => {
    const matched = Uint8Array.of(0, 1, 1, 1)
    const { legend } = colourPoints('surface', { points, matched }, WORDS)
    expect(legend.map(({ name }) => name)).toEqual([undefined, 'Glossy'])
  })

  test('several atmospheres are one entry', () => {
    const { legend } = colourPoints('atmosphere', { points, matched: ALL }, WORDS)
    expect(legend.map(({ name }) => name)).toContain('Oxidation + Reduction')
  })

  test('bands of expansion, and grey where none is known', () => {
    points.ids.set([1, 2, 3, 9])
    const tenths = Uint8Array.of(0, 49, 50, 0, 75)
    const colour = (expansions?: Uint8Array, words = WORDS) =>
      colourPoints('expansion', { points, matched: ALL, expansions }, words)
    const { styles, legend } = colour(tenths)
    const names = [...styles].map((style) => legend[style]?.name)
    expect(names).toEqual(['< 5.0', '5.0 – 6.0', undefined, undefined])
    const all = colour(new Uint8Array(10).fill(255))
    expect(all.legend[all.styles[0] ?? 0]?.name).toBe('≥ 9.0')
    expect([...colour().styles]).toEqual([0, 0, 0, 0])
    const german = colour(tenths, { names: NAMES, formats: formatsOf('de') })
    expect(german.legend[german.styles[0] ?? 0]?.name).toBe('< 5,0')
  })

  test('every style has a look', () => {
    for (const by of COLOURINGS) {
      const known = { points, matched: ALL, expansions: Uint8Array.of(0, 70) }
      const { styles, looks } = colourPoints(by, known, WORDS)
      expect(looks.length).toBeLessThanOrEqual(256)
      for (const style of styles) expect(looks[style]?.fill).toMatch(/^#[0-9a-f]{6}$/)
    }
    const { styles, looks } = colourPoints('photo', { points, matched: ALL }, WORDS)
    expect([...styles].map((style) => looks[style]?.fill)).toEqual([
      '#ff0000',
      '#0000ff',
      '#d9d6d1',
      '#000000',
    ])
  })
})

describe('the first view', () => {
  test('is where glazes stand; what is far out is counted, and seen when it is wanted', () => {
    const far = Float32Array.of(900, 0.5, 0.2)
    const near = Float32Array.of(0.1, NaN, 0.3)
    const axes = { x: 'CaO', y: 'SnO2' } as const
    const { x, y } = exploreWindow(axes, far, near, false)
    expect(x).toEqual([0, 1])
    expect(y[1]).toBeLessThan(0.4)
    const columns = { xs: far, ys: near, styles: new Uint8Array(3), shown: Uint8Array.of(1, 1, 1) }
    expect(countOutside({ x, y: [0, 1] }, columns)).toBe(1)
    const whole = exploreWindow(axes, far, near, true)
    expect(countOutside(whole, columns)).toBe(0)
    expect(exploreWindow(axes, Float32Array.of(NaN), far, true).x).toEqual([0, 1.05])
  })

  test('quartiles are those of what is shown', () => {
    const column = Float32Array.from([5, 1, 2, 3, 4, 99, NaN])
    expect(quartiles(column, Uint8Array.of(1, 1, 1, 1, 1, 0, 1))).toEqual([1, 2, 3, 4, 5])
    expect(quartiles(column, new Uint8Array(7))).toEqual([])
  })
})
