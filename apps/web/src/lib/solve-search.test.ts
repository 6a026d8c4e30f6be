import { expect, test } from 'vitest'
import { parseSolveSearch } from './solve-parameters.ts'
import {
  percentWishesFor,
  readChosen,
  readRatio,
  readSpan,
  readSums,
  readWishes,
  wishesFor,
  wishesOf,
  writeChosen,
  searchWithin,
  writeRatio,
  writeSums,
  writeWishes,
} from './solve-search.ts'

test('wishes are read, and written as they were', () => {
  const text = 'SiO2:3.2,Al2O3:0.3-0.5,CaO:0.4-,MgO:-0.2,Fe2O3:any,B2O3:min'
  const wishes = readWishes(text)
  expect([...wishes]).toEqual([
    ['SiO2', 3.2],
    ['Al2O3', { min: 0.3, max: 0.5 }],
    ['CaO', { min: 0.4 }],
    ['MgO', { max: 0.2 }],
    ['Fe2O3', 'ignore'],
    ['B2O3', 'minimise'],
  ])
  expect(writeWishes(wishes)).toBe(text)
  expect(writeWishes(readWishes('SiO2:x,No2:1,CaO:5-2,MgO:-,K2O,NaN:NaN'))).toBeUndefined()
})

test('sums are read by any of their names, and written as they are', () => {
  const text = 'K2O+Na2O:0.2-0.3,CaO+MgO:0.7'
  expect(writeSums(readSums(text))).toBe(text)
  expect([...readSums('KNaO:-0.3,CaO MgO:0.7')]).toEqual([
    ['K2O+Na2O', { max: 0.3 }],
    ['CaO+MgO', 0.7],
  ])
  expect(writeSums(readSums('K2O:1,K2O+X:1,CaO+MgO:any,K2O+K2O:1'))).toBeUndefined()
})

test('published limits are spans, of K2O and Na2O together, and what comes along is free', () => {
  const oxides = { KNaO: [0.1, 0.3], CaO: [0.2, 0.6], ZnO: [0, 0.2], SiO2: [2.5, 4] }
  expect(searchWithin({ id: 4, oxides })).toEqual({
    umf: 'SiO2:2.5-4,CaO:0.2-0.6,P2O5:any,TiO2:any,Fe2O3:any,ZnO:-0.2',
    sum: 'K2O+Na2O:0.1-0.3',
    lim: 4,
  })
  expect(searchWithin({ id: 7, oxides: { SiO2: [2, 3] } }).sum).toBeUndefined()
})

test('materials are read with their limits, each once', () => {
  const chosen = readChosen('12,15:10-40,18:-5,20:5-,12')
  expect(chosen.map(({ id }) => id)).toEqual([12, 15, 18, 20])
  expect(chosen[1]).toEqual({ id: 15, min: 10, max: 40 })
  expect(writeChosen(chosen)).toBe('12,15:10-40,18:-5,20:5-')
  expect(readChosen('x,-4,1e99')).toEqual([])
  expect(writeChosen([])).toBeUndefined()
  const many = Array.from({ length: 500 }, (_, at) => at + 1).join()
  expect(readChosen(many)).toHaveLength(60)
})

test('an address that makes no sense asks nothing', () => {
  const search = parseSolveSearch({
    umf: 7,
    of: [],
    n: 0,
    step: 0.3,
    loi: 'x',
    by: 'luck',
    from: -1,
  })
  expect(Object.values(search).every((value) => value === undefined)).toBe(true)
  expect(parseSolveSearch({ of: 12, n: '4', step: '0.5', loi: 10, by: 'cost' })).toMatchObject({
    of: '12',
    n: 4,
    step: 0.5,
    loi: 10,
    by: 'cost',
  })
})

test('a ratio is a figure or a span, and written as it was', () => {
  expect(readRatio('8')).toBe(8)
  expect(readRatio('7-9')).toEqual({ min: 7, max: 9 })
  for (const text of ['8', '7-9', '7-', '-9']) expect(writeRatio(readRatio(text))).toBe(text)
  for (const text of ['any', 'min', '9-7', 'x', '-', '']) expect(readRatio(text)).toBeUndefined()
})

test('a span has an end at least', () => {
  expect(readSpan('6-7.2')).toEqual({ min: 6, max: 7.2 })
  expect(readSpan('-7')).toEqual({ max: 7 })
  for (const text of ['7', 'any', '', '-', '8-7']) expect(readSpan(text)).toBeUndefined()
})

test('what is to be replaced, and by how much oxides may be off, is read from an address', () => {
  expect(parseSolveSearch({ from: 4, swap: '12', tol: '0.05', sa: 8 })).toMatchObject({
    from: 4,
    swap: 12,
    tol: 0.05,
    sa: '8',
  })
  expect(parseSolveSearch({ swap: 'x', tol: '0.3' })).toMatchObject({
    swap: undefined,
    tol: undefined,
  })
})

test('a target is a formula or an analysis, and each keeps its figures', () => {
  const search = { umf: 'SiO2:3', pc: 'SiO2:60,CaO:10-14' }
  expect(writeWishes(wishesOf(search))).toBe('SiO2:3')
  expect(writeWishes(wishesOf({ ...search, as: 'percent' }))).toBe('SiO2:60,CaO:10-14')
  expect(parseSolveSearch({ as: 'percent', least: '0.5', clay: 10 })).toMatchObject({
    as: 'percent',
    least: 0.5,
    clay: 10,
  })
  expect(parseSolveSearch({ as: 'moles', least: '-1', clay: 'x' })).toMatchObject({
    as: undefined,
    least: undefined,
    clay: undefined,
  })
  // One mole of each: 56.077 g of lime and 60.085 g of silica.
  expect(percentWishesFor({ SiO2: 1, CaO: 1 }).get('CaO')).toBeCloseTo(48.28, 1)
})

test('a formula is asked for as it is, without what it does not hold', () => {
  const wishes = wishesFor({ CaO: 0.735512, SiO2: 3.70983, MgO: 0.00001, K2O: 0 })
  expect(readWishes(writeWishes(wishes))).toEqual(
    new Map([
      ['SiO2', 3.7098],
      ['CaO', 0.7355],
    ]),
  )
})
