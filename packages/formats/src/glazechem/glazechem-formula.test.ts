import { describe, expect, it } from 'vitest'
import { analysisOfFormula } from './glazechem-formula.ts'
import { createProblemList } from '../record/problem-list.ts'

function analyse(formula: string) {
  const problems = createProblemList()
  const analysis = analysisOfFormula(formula, 7, problems)
  return { ...analysis, problems: problems.toArray() }
}

describe('analysisOfFormula', () => {
  it('reads percentages as they are', () => {
    const found = analyse('% 8.5 K2O  18.0 Al2O3 70.5 SiO2  3.0 LOI')
    expect(found).toEqual({
      percent: { SiO2: 70.5, Al2O3: 18, K2O: 8.5 },
      loi: 3,
      problems: [],
    })
  })

  it('turns moles into percentages that add up to 100', () => {
    const kaolin = analyse('Al2O3  2 SiO2  2H2O')
    expect(kaolin.percent?.SiO2).toBeCloseTo(46.55, 1)
    expect(kaolin.percent?.Al2O3).toBeCloseTo(39.5, 1)
    expect(kaolin.loi).toBeCloseTo(13.96, 1)
  })

  it('converts salts and reads coefficients glued to brackets', () => {
    const whiteLead = analyse('2PbCO3 Pb(OH)2')
    expect(whiteLead.percent?.PbO).toBeCloseTo(86.3, 1)
    expect(whiteLead.loi).toBeCloseTo(13.7, 1)
  })

  it('counts volatile compounds as loss on ignition', () => {
    expect(analyse('% 90 SiO2  6 H2O  3 SO3  1 Cl2').loi).toBeCloseTo(10, 9)
  })

  it('splits KNaO and says so', () => {
    const found = analyse('% 10 KNaO  90 SiO2')
    expect(found.percent).toEqual({ SiO2: 90, Na2O: 5, K2O: 5 })
    expect(found.problems).toMatchObject([{ line: 7, code: 'formulaKnao', values: { amount: 10 } }])
  })

  it('takes figures that add up to 100 for percentages, and says so', () => {
    const found = analyse('2.8 Na2O  12.2 K2O  18.7 Al2O3  66.3 SiO2')
    expect(found.percent?.SiO2).toBe(66.3)
    expect(found.problems).toMatchObject([{ code: 'formulaPercent' }])
  })

  it('reports what is no oxide and keeps the rest', () => {
    const found = analyse('% 3.4 Na2O3  50 SiO2  x?')
    expect(found.percent).toEqual({ SiO2: 50 })
    expect(found.problems).toMatchObject([
      { code: 'formulaNotUnderstood', values: { text: 'x?' } },
      { code: 'unknownOxide', values: { text: 'Na2O3', amount: 3.4 } },
    ])
  })

  it('gives nothing for an empty formula or one of unknown oxides alone', () => {
    expect(analyse('  ').percent).toBeUndefined()
    expect(analyse('CeO').percent).toBeUndefined()
  })
})
