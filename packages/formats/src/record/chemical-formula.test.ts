import { describe, expect, it } from 'vitest'
import { createAnalysisBuilder } from './analysis-builder.ts'
import { fireCompound } from './chemical-formula.ts'

describe('fireCompound', () => {
  // Molar masses: CRC Handbook of Chemistry and Physics.
  it.each([
    ['CaCO3', 100.09, 'CaO', 1],
    ['CaF2', 78.07, 'CaO', 1],
    ['Co3O4', 240.8, 'CoO', 3],
    ['NaCl', 58.44, 'Na2O', 0.5],
    ['Pb3O4', 685.6, 'PbO', 3],
    ['SiC', 40.1, 'SiO2', 1],
  ])('fires %s', (formula, molarMass, oxide, moles) => {
    const fired = fireCompound(formula)
    expect(fired?.molarMass).toBeCloseTo(molarMass, 0)
    expect(fired?.oxides).toEqual([{ oxide, moles }])
  })

  it('reads brackets and splits magnetite into both of its oxides', () => {
    expect(fireCompound('Pb(OH)2')?.molarMass).toBeCloseTo(241.2, 0)
    expect(fireCompound('Fe3O4')?.oxides.map(({ oxide }) => oxide)).toEqual(['FeO', 'Fe2O3'])
  })

  it('leaves nothing of water and gases', () => {
    expect(fireCompound('H2O')?.oxides).toEqual([])
    expect(fireCompound('HCHO')?.oxides).toEqual([])
  })

  it.each(['Na2O3', 'CeO', 'Xx2O3', 'Pb(OH', 'silica', '', ')'])('knows no %j', (formula) => {
    expect(fireCompound(formula)).toBeUndefined()
  })
})

describe('createAnalysisBuilder', () => {
  it('keeps the mass: oxides and loss on ignition weigh what was put in', () => {
    const analysis = createAnalysisBuilder()
    for (const symbol of ['CaCO3', 'Co3O4', 'SiC', 'SiO2', 'H2O', 'F2', 'BaCrO4']) {
      expect(analysis.addWeight(symbol, 10)).toBe(true)
    }
    const { percent, loi } = analysis.build()
    const sum = Object.values(percent).reduce((all, weight) => all + weight, loi)
    expect(sum).toBeCloseTo(70, 9)
  })
})
