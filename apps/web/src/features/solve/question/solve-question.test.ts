import { expect, test } from 'vitest'
import { type KnownMaterial, questionOf } from './solve-question.ts'

const silica = { percent: { SiO2: 100 }, loi: 0 }
const known = new Map<number, KnownMaterial>([
  [1, { id: 1, name: 'Silica', analysis: silica, price: 1.2 }],
  [2, { id: 2, name: 'Whiting', analysis: { percent: { CaO: 56 }, loi: 44 }, price: null }],
  [3, { id: 3, name: 'Mystery', analysis: null, price: null }],
])

test('a question has what the address says, and no material of which nothing is known', () => {
  expect(questionOf({ umf: 'SiO2:3', of: '1:5-,2,3,4', n: 2, step: 0.5, loi: 30 }, known)).toEqual({
    materials: [
      { id: 1, percent: { SiO2: 100 }, loi: 0, min: 5, max: undefined, price: 1.2 },
      { id: 2, percent: { CaO: 56 }, loi: 44, min: undefined, max: undefined },
    ],
    target: { umf: { SiO2: 3 } },
    limits: { maxMaterials: 2, step: 0.5, loi: { max: 30 } },
    minimise: undefined,
  })
})

test('what is lacking is said', () => {
  expect(questionOf({ of: '1' }, known)).toBe('umf')
  expect(questionOf({ umf: 'SiO2:any', of: '1' }, known)).toBe('umf')
  expect(questionOf({ umf: 'SiO2:3', of: '3' }, known)).toBe('materials')
  expect(questionOf({ umf: 'SiO2:3', of: '1,2', by: 'cost' }, known)).toBe('prices')
  expect(questionOf({ umf: 'SiO2:3', of: '1', by: 'cost' }, known)).toMatchObject({
    minimise: 'cost',
  })
})

test('a ratio alone is a question, and a tolerance goes with it', () => {
  expect(questionOf({ sa: '7-9', of: '1,2', tol: 0.05 }, known)).toMatchObject({
    target: { umf: {}, ratios: { 'SiO2:Al2O3': { min: 7, max: 9 } }, tolerance: 0.05 },
  })
})

test('oxides together or a region alone are a question of a formula, and none of an analysis', () => {
  expect(questionOf({ sum: 'KNaO:0.2-0.3', in: 'matte', of: '1' }, known)).toMatchObject({
    target: { sums: { 'K2O+Na2O': { min: 0.2, max: 0.3 } }, chart: { region: 'matte' } },
  })
  expect(questionOf({ as: 'percent', sum: 'KNaO:0.2-0.3', in: 'matte', of: '1' }, known)).toBe(
    'umf',
  )
})

test('names go along where hazardous materials are left out', () => {
  expect(questionOf({ umf: 'SiO2:3', of: '1', safe: 1 }, known)).toMatchObject({
    materials: [{ id: 1, name: 'Silica' }],
    limits: { noHazards: true },
  })
})

test('a thermal expansion is a limit, where it is a span', () => {
  expect(questionOf({ umf: 'SiO2:3', of: '1', ex: '-7' }, known)).toMatchObject({
    limits: { expansion: { max: 7 } },
  })
  expect(questionOf({ umf: 'SiO2:3', of: '1', ex: '7' }, known)).not.toMatchObject({
    limits: { expansion: expect.anything() as unknown },
  })
})

test('an analysis, a least amount and clay', () => {
  const clays = new Map(known)
  clays.set(9, { id: 9, name: 'Kaolin', analysis: silica, price: null, isClay: true })
  const search = { as: 'percent', pc: 'SiO2:60', umf: 'SiO2:3', of: '1,9' } as const
  expect(questionOf({ ...search, least: 0.5, clay: 10 }, clays)).toMatchObject({
    target: { percent: { SiO2: 60 } },
    limits: { least: 0.5, groups: [{ name: 'clay', materialIds: [9], min: 10 }] },
  })
  expect(questionOf({ ...search, pc: undefined }, clays)).toBe('umf')
})
