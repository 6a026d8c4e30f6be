import { expect, test } from 'vitest'
import { oxideSources } from './oxide-sources.ts'

// Leach 4321 of theoretical materials.
const leach = [
  { name: 'Potash feldspar', amount: 40, percent: { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 } },
  { name: 'Silica', amount: 30, percent: { SiO2: 100 } },
  { name: 'Whiting', amount: 20, percent: { CaO: 56.1 } },
  { name: 'Kaolin', amount: 10, percent: { SiO2: 47.29, Al2O3: 40.21 } },
]

test('the columns add up to the analysis of the recipe', () => {
  const { oxides, totals } = oxideSources(leach)
  expect(oxides).toEqual(['SiO2', 'Al2O3', 'K2O', 'CaO'])
  expect(totals.SiO2).toBeCloseTo(60.633, 2)
  expect(totals.Al2O3).toBeCloseTo(11.349, 2)
})

test('each row says what its material brings', () => {
  const [feldspar, silica] = oxideSources(leach).rows
  expect(feldspar?.brings?.K2O).toBeCloseTo(6.768)
  expect(silica?.brings).toEqual({ SiO2: 30 })
})

test('additions share in the whole, unknown materials bring nothing that is known', () => {
  const { rows, totals } = oxideSources([
    ...leach,
    { name: 'Red iron oxide', amount: 4, percent: { Fe2O3: 100 } },
    { name: 'Private', amount: 0, percent: null },
  ])
  expect(totals.Fe2O3).toBeCloseTo(3.8462, 3)
  expect(rows).toHaveLength(5)
})
