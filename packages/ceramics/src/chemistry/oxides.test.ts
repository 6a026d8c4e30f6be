import { describe, expect, test } from 'vitest'
import {
  formulaParts,
  inDisplayOrder,
  isOxide,
  OXIDES,
  OXIDE_TABLE,
  oxidesOf,
  parseOxide,
} from './oxides.ts'

/** Standard atomic weights, abridged. Source: IUPAC, Standard Atomic Weights 2021. */
// prettier-ignore
const ATOMIC_WEIGHT: Readonly<Record<string, number>> = {
  O: 15.999, Si: 28.085, Al: 26.982, B: 10.81, Li: 6.94, Na: 22.99, K: 39.098, Be: 9.0122,
  Mg: 24.305, Ca: 40.078, Sr: 87.62, Ba: 137.33, P: 30.974, Ti: 47.867, Zr: 91.224, V: 50.942,
  Cr: 51.996, Mn: 54.938, Fe: 55.845, Co: 58.933, Ni: 58.693, Cu: 63.546, Cd: 112.41, Zn: 65.38,
  F: 18.998, Pb: 207.2, Sn: 118.71, Hf: 178.49, Nb: 92.906, Ta: 180.95, Mo: 95.95, W: 183.84,
  Os: 190.23, Ir: 192.22, Pt: 195.08, Ag: 107.87, Au: 196.97, Ge: 72.63, As: 74.922, Sb: 121.76,
  Bi: 208.98, Se: 78.971, La: 138.91, Ce: 140.12, Pr: 140.91, Nd: 144.24, U: 238.03, Sm: 150.36,
  Eu: 151.96, Tb: 158.93, Dy: 162.5, Ho: 164.93, Er: 167.26, Tm: 168.93, Yb: 173.05, Lu: 174.97,
}

function weighAtoms(formula: string): number {
  const atoms = formula.matchAll(/([A-Z][a-z]?)(\d*)/g)
  return [...atoms].reduce(
    (sum, [, element, count]) => sum + (ATOMIC_WEIGHT[element ?? ''] ?? NaN) * Number(count || 1),
    0,
  )
}

test('sixty oxides stand in display order, silica first', () => {
  expect(OXIDES).toHaveLength(60)
  expect(OXIDES.slice(0, 6)).toEqual(['SiO2', 'Al2O3', 'B2O3', 'Li2O', 'Na2O', 'K2O'])
  expect(Object.keys(OXIDE_TABLE)).toEqual([...OXIDES])
})

test.each(OXIDES)('the molar mass of %s is that of its atoms', (oxide) => {
  expect(Math.abs(OXIDE_TABLE[oxide].molarMass - weighAtoms(oxide))).toBeLessThan(0.03)
})

test.each(OXIDES)('the display form of %s differs only in its subscripts', (oxide) => {
  const { display, symbol } = OXIDE_TABLE[oxide]
  expect(symbol).toBe(oxide)
  expect(display).not.toMatch(/\d/)
  expect(parseOxide(display)).toBe(oxide)
})

test('the columns of the public CSV are 1 to 61 without KNaO, the seventh', () => {
  const columns = OXIDES.map((oxide) => OXIDE_TABLE[oxide].csvOrder).sort((a, b) => a - b)
  expect(columns).toEqual(Array.from({ length: 61 }, (_, at) => at + 1).filter((n) => n !== 7))
})

describe('reading symbols', () => {
  test.each([
    ['SiO2', 'SiO2'],
    ['sio2', 'SiO2'],
    ['AL2O3', 'Al2O3'],
    ['K₂O', 'K2O'],
    [' coo ', 'CoO'],
    ['f', 'F'],
  ])('%s is %s', (text, oxide) => {
    expect(parseOxide(text)).toBe(oxide)
  })

  test.each(['', 'LOI', 'KNaO', 'SiO', 'toString'])('%j is no oxide', (text) => {
    expect(parseOxide(text)).toBeUndefined()
    expect(isOxide(text)).toBe(false)
  })

  test('only the exact symbol passes as an oxide', () => {
    expect(isOxide('Fe2O3')).toBe(true)
    expect(isOxide('fe2o3')).toBe(false)
  })
})

test('oxides are listed in the order in which amounts hold them', () => {
  expect(oxidesOf({ CaO: 1, SiO2: 2 })).toEqual(['CaO', 'SiO2'])
})

describe('subscripts of a formula', () => {
  const marked = (formula: string) =>
    formulaParts(formula)
      .map((part) => (part.isSubscript ? `_${part.text}_` : part.text))
      .join('')

  test.each([
    ['K2O·Al2O3', 'K_2_O·Al_2_O_3_'],
    ['Al2O3·2SiO2·2H2O', 'Al_2_O_3_·2SiO_2_·2H_2_O'],
    ['2SiO2', '2SiO_2_'],
    ['SiO₂', 'SiO_2_'],
    ['Ca3(PO4)2', 'Ca_3_(PO_4_)_2_'],
    ['CaO', 'CaO'],
    ['', ''],
  ])('%s', (formula, expected) => {
    expect(marked(formula)).toBe(expected)
  })
})

test('amounts come in display order, whatever order they had', () => {
  const shuffled = { CaO: 11.22, K2O: 0, SiO2: 60.633, Al2O3: 11.349 }
  expect(Object.entries(inDisplayOrder(shuffled))).toEqual([
    ['SiO2', 60.633],
    ['Al2O3', 11.349],
    ['K2O', 0],
    ['CaO', 11.22],
  ])
})
