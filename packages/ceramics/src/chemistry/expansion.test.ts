import { expect, test } from 'vitest'
import { thermalExpansion } from './expansion.ts'
import { recipeAnalysis } from './recipe.ts'
import { addition, LEACH_4321 } from './worked-examples.ts'

const valueOf = (percent: Parameters<typeof thermalExpansion>[0]) =>
  thermalExpansion(percent)?.value ?? NaN

// help.glazy.org, thermal expansion: Leach 4321 with potash, then the same with soda
test.each([
  ['potash', { SiO2: 67.39, Al2O3: 12.612, K2O: 7.524, CaO: 12.474 }, 7.49],
  ['soda', { SiO2: 69.171, Al2O3: 12.946, Na2O: 5.08, CaO: 12.803 }, 7.1],
])('Leach 4321 with %s as published', (_, percent, published) => {
  expect(valueOf(percent)).toBeCloseTo(published, 2)
})

test('Leach 4321 from its ingredients, and with 4 iron oxide', () => {
  const iron = { percent: { Fe2O3: 100 }, loi: 0 }
  expect(valueOf(recipeAnalysis(LEACH_4321).percent)).toBeCloseTo(7.489, 3)
  const tenmoku = recipeAnalysis([...LEACH_4321, addition(iron, 4)])
  expect(valueOf(tenmoku.percent)).toBeCloseTo(7.702, 3)
})

test('method and unit are named', () => {
  const { value, method, unit } = thermalExpansion({ SiO2: 100 }) ?? {}
  expect(value).toBeCloseTo(3.5, 12)
  expect(method).toBe('West & Gerrow')
  expect(unit).toBe('10^-6/°C')
})

test('an oxide without coefficient adds nothing and keeps its place', () => {
  expect(valueOf({ SiO2: 50, P2O5: 50 })).toBeCloseTo(1.75, 12)
})

test('the basis does not matter', () => {
  expect(valueOf({ SiO2: 6.739, K2O: 0.7524 })).toBeCloseTo(
    valueOf({ SiO2: 67.39, K2O: 7.524 }),
    12,
  )
})

test('nothing has no expansion', () => {
  expect(thermalExpansion({})).toBeNull()
})
