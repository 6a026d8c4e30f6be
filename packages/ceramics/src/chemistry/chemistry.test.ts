import { expect, test } from 'vitest'
import { deriveChemistry } from './chemistry.ts'
import { recipeAnalysis } from './recipe.ts'
import { addition, KAOLIN, LEACH_4321 } from './worked-examples.ts'

test('all that follows from the analysis of a glaze', () => {
  const iron = { percent: { Fe2O3: 100 }, loi: 0 }
  const analysis = recipeAnalysis([...LEACH_4321, addition(iron, 4)])
  const chemistry = deriveChemistry(analysis)
  expect(chemistry.percent).toBe(analysis.percent)
  expect(chemistry.loi).toBeCloseTo(9.6442, 4)
  expect(chemistry.total).toBeCloseTo(100, 10)
  expect(chemistry.umf?.moles.SiO2).toBeCloseTo(3.7109, 4)
  expect(chemistry.xumf?.moles.SiO2).toBeCloseTo(3.3979, 4)
  expect(chemistry.thermalExpansion).toBeCloseTo(7.702, 3)
  expect(Object.keys(chemistry.molePercent)).toEqual(['SiO2', 'Al2O3', 'K2O', 'CaO', 'Fe2O3'])
})

test('kaolin has no flux: no unity formula, but everything else', () => {
  const chemistry = deriveChemistry(KAOLIN)
  expect(chemistry.umf).toBeNull()
  expect(chemistry.xumf).toBeNull()
  expect(chemistry.thermalExpansion).not.toBeNull()
  expect(chemistry.total).toBeCloseTo(100, 10)
})

test('an empty analysis derives to nothing', () => {
  expect(deriveChemistry({ percent: {}, loi: 0 })).toEqual({
    percent: {},
    loi: 0,
    molePercent: {},
    umf: null,
    xumf: null,
    thermalExpansion: null,
    total: 0,
  })
})

test('a total far from 100 and a gain in weight are kept', () => {
  const chemistry = deriveChemistry({ percent: { Fe2O3: 143, CaO: 20 }, loi: -43 })
  expect(chemistry.total).toBe(120)
  expect(chemistry.loi).toBe(-43)
  expect(chemistry.umf?.moles.CaO).toBe(1)
})
