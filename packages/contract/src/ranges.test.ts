import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RANGE_BOUND_MAX, RANGES_MAX } from './limits.ts'
import { findCrossedRange, flattenRanges, isInRange, nestRanges, rangesOf } from './ranges.ts'
import { searchQuery } from './search.ts'

describe('ranges of a search', () => {
  it.each([
    [{ min: { SiO2: '2.5' } }, { min: { SiO2: 2.5 } }],
    [{ max: { B2O3: '0,35' } }, { max: { B2O3: 0.35 } }],
    [
      { min: { 'SiO2:Al2O3': 8 }, max: { 'R2O:RO': '1' } },
      { min: { SiO2Al2O3Ratio: 8 }, max: { R2ORORatio: 1 } },
    ],
    [
      { min: { KNaO: 0, R2OTotal: '0.1', CaO_percent: 4 } },
      { min: { KNaO: 0, R2O: 0.1, CaO_percent: 4 } },
    ],
  ])('%j is read', (given, expected) => {
    expect(searchQuery.parse(given)).toEqual(expected)
  })

  it.each([
    [{ min: { Unobtainium: '1' } }, ['min', 'Unobtainium']],
    [{ min: { SiO2: 'much' } }, ['min', 'SiO2']],
    [{ min: { SiO2: '1e999' } }, ['min', 'SiO2']],
    [{ max: { SiO2: '-1' } }, ['max', 'SiO2']],
    [{ max: { SiO2: String(RANGE_BOUND_MAX + 1) } }, ['max', 'SiO2']],
    [{ max: { SiO2: ['1', '2'] } }, ['max', 'SiO2']],
    [{ min: '3' }, ['min']],
  ])('%j is refused by name', (given, path) => {
    expect(searchQuery.safeParse(given).error?.issues[0]?.path).toEqual(path)
  })

  it('are not more than anybody needs', () => {
    const oxides = [
      'SiO2',
      'Al2O3',
      'B2O3',
      'CaO',
      'MgO',
      'BaO',
      'ZnO',
      'SrO',
      'Li2O',
      'Na2O',
      'K2O',
    ]
    const many = [...oxides, ...oxides.map((oxide) => `${oxide}_percent`)].map((axis) => [axis, 1])
    expect(many.length).toBeGreaterThan(RANGES_MAX)
    expect(searchQuery.safeParse({ min: Object.fromEntries(many) }).success).toBe(false)
  })

  it('hold both their ends, to about seven digits', () => {
    expect(isInRange(0.1 + 0.2, { min: 0.3, max: 0.3 })).toBe(true)
    expect(isInRange(0.3001, { max: 0.3 })).toBe(false)
    expect(isInRange(NaN, { min: 0 })).toBe(false)
    expect(isInRange(0, { min: 0 })).toBe(true)
  })

  it('are told when they end before they begin', () => {
    expect(findCrossedRange({ min: { SiO2: 3 }, max: { SiO2: 2 } })).toBe('SiO2')
    expect(findCrossedRange({ min: { SiO2: 3 }, max: { SiO2: 3, CaO: 1 } })).toBeUndefined()
  })

  it('list both ends of an axis together', () => {
    expect(rangesOf({ min: { SiO2: 1 }, max: { CaO: 2, SiO2: 3 } })).toEqual([
      { axis: 'SiO2', min: 1, max: 3 },
      { axis: 'CaO', max: 2 },
    ])
  })
})

describe('ranges as parameters', () => {
  it('are put under their names, and empty ones left out', () => {
    const given = { q: 'ash', 'min[SiO2]': '2', 'max[SiO2]': '', 'max[KNaO]': '1', 'id[]': ['3'] }
    const nested = { q: 'ash', min: { SiO2: '2' }, max: { KNaO: '1' }, 'id[]': ['3'] }
    expect(nestRanges(given)).toEqual(nested)
    expect(Object.keys(nestRanges(given))).toEqual(Object.keys(nested))
  })

  it('come back from where they were put', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_:]{1,12}$/)
    const bounds = fc.dictionary(name, fc.double({ min: 0, max: 99, noNaN: true }), { minKeys: 1 })
    const parameters = fc.record({ min: bounds, max: bounds, q: fc.string() })
    fc.assert(
      fc.property(parameters, (given) => {
        expect(nestRanges(flattenRanges(given))).toEqual(given)
      }),
    )
  })

  it('never touch the prototype of anything', () => {
    nestRanges({ 'min[__proto__]': 'polluted', '__proto__[min]': '1' })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
