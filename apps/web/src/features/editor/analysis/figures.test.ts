import { OXIDES, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { sumOxides } from '@glazy/ceramics/chemistry/analysis'
import { UMF_GROUPS, UNITY_TYPES } from '@glazy/ceramics/chemistry/unity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import {
  amountsOf,
  analysisOf,
  figuresOf,
  normalisedFigures,
  NO_FIGURES,
  scaledFormula,
  submittedFigures,
  switched,
  valueOf,
  withText,
  written,
  wrongFields,
} from './figures.ts'

/** Potash feldspar as its theoretical analysis is printed. */
const FELDSPAR = figuresOf('percentageAnalysis', { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 }, String)
const asFormula = switched(FELDSPAR, 'formulaAnalysis', 'auto', String)

describe('fields', () => {
  it('take a decimal comma, and tell blank from wrong', () => {
    const figures = withText(withText(NO_FIGURES, 'SiO2', '67,5'), 'Al2O3', 'much')
    expect(valueOf(figures, 'SiO2')).toBe(67.5)
    expect(valueOf(figures, 'Al2O3')).toBeUndefined()
    expect(valueOf(figures, 'K2O')).toBeNull()
    expect(wrongFields(figures)).toEqual(['Al2O3'])
  })

  it.each([
    ['SiO2', '-1'],
    ['SiO2', '1000001'],
    ['loi', '100.5'],
    ['loi', '-101'],
  ] as const)('%s is not %s', (key, text) => {
    expect(wrongFields(withText(NO_FIGURES, key, text))).toEqual([key])
  })

  it('keep what stands behind a rounded figure until it is written over', () => {
    const figures = figuresOf('percentageAnalysis', { SiO2: 46.54652434, loi: 13.956407 }, String)
    expect(figures.texts).toEqual({ SiO2: '46.5465', loi: '13.9564' })
    expect(amountsOf(figures)).toEqual({ oxides: { SiO2: 46.54652434 }, loi: 13.956407 })
    expect(amountsOf(withText(figures, 'SiO2', '46.5')).oxides.SiO2).toBe(46.5)
  })

  it('show a trace as one', () => {
    expect(written(0.0000123, String)).toBe('0.000012')
  })
})

describe('percent and formula', () => {
  it('of potash feldspar are K2O·Al2O3·6SiO2', () => {
    const { oxides } = amountsOf(asFormula)
    expect(oxides.K2O).toBeCloseTo(1, 3)
    expect(oxides.Al2O3).toBeCloseTo(1, 2)
    expect(oxides.SiO2).toBeCloseTo(6, 2)
  })

  it('are given back unharmed when nothing was written between, also totals that are not 100', () => {
    const sheet = figuresOf(
      'percentageAnalysis',
      { SiO2: 67.5, Al2O3: 18.25, K2O: 10, loi: 0.31 },
      String,
    )
    const there = switched(sheet, 'formulaAnalysis', 'auto', String)
    expect(there.texts.loi).toBe('0.31')
    expect(switched(there, 'percentageAnalysis', 'auto', String)).toEqual(sheet)
    expect(submittedFigures(there)).toEqual({
      analysisType: 'percentageAnalysis',
      oxides: { SiO2: 67.5, Al2O3: 18.25, K2O: 10 },
      loi: 0.31,
    })
    expect(analysisOf(there).percent).toEqual({ SiO2: 67.5, Al2O3: 18.25, K2O: 10 })
  })

  it('follow what is written into the formula', () => {
    const pure = ['K2O', 'Al2O3'] as const
    const figures = withText(
      pure.reduce((all, oxide) => withText(all, oxide, '1'), asFormula),
      'SiO2',
      '6',
    )
    expect(submittedFigures(figures)).toEqual({
      analysisType: 'formulaAnalysis',
      oxides: { K2O: 1, Al2O3: 1, SiO2: 6 },
      loi: 0,
    })
    const back = switched(figures, 'percentageAnalysis', 'auto', String)
    expect(back.texts).toEqual({ SiO2: '64.7622', Al2O3: '18.3163', K2O: '16.9214' })
  })

  it('lead back to the same analysis, whatever the figures and the unity type', () => {
    const analyses = fc.dictionary(
      fc.constantFrom(...OXIDES),
      fc.double({ min: 0.01, max: 99, noNaN: true }),
      { minKeys: 1, maxKeys: 8 },
    )
    const loi = fc.double({ min: -20, max: 60, noNaN: true })
    fc.assert(
      fc.property(analyses, loi, fc.constantFrom(...UNITY_TYPES), (entered, loss, unityType) => {
        const percent: OxideAmounts = entered
        const scale = (100 - loss) / sumOxides(percent)
        const whole = Object.fromEntries(
          Object.entries(percent).map(([oxide, amount]) => [oxide, amount * scale]),
        )
        const figures = figuresOf('percentageAnalysis', { ...whole, loi: loss }, String)
        const there = switched(figures, 'formulaAnalysis', unityType, String)
        // As if someone had written the formula: nothing is known of where it came from.
        const back = switched(
          { ...there, before: undefined },
          'percentageAnalysis',
          unityType,
          String,
        )
        for (const oxide of OXIDES) {
          expect(amountsOf(back).oxides[oxide] ?? 0).toBeCloseTo(whole[oxide] ?? 0, 8)
        }
        expect(amountsOf(back).loi).toBeCloseTo(loss, 12)
      }),
    )
  })
})

describe('scaling', () => {
  it('to 100 keeps the loss on ignition', () => {
    const figures = figuresOf('percentageAnalysis', { SiO2: 40, Al2O3: 34, loi: 13 }, String)
    const { oxides, loi } = amountsOf(normalisedFigures(figures, String))
    expect(sumOxides(oxides) + loi).toBeCloseTo(100, 10)
    expect(loi).toBe(13)
  })

  it('of a formula leaves the analysis as it is', () => {
    const figures = figuresOf('formulaAnalysis', { K2O: 2, Al2O3: 2, SiO2: 12 }, String)
    const scaled = scaledFormula(figures, 'auto', String)
    expect(scaled.texts).toEqual({ K2O: '1', Al2O3: '1', SiO2: '6' })
    expect(analysisOf(scaled).percent.SiO2).toBeCloseTo(analysisOf(figures).percent.SiO2 ?? 0, 10)
  })

  it('of a formula by their own fluxes goes by the groups that somebody chose', () => {
    const figures = figuresOf('formulaAnalysis', { K2O: 1, CuO: 1, SiO2: 6 }, String)
    const scaled = scaledFormula(figures, 'umf', String, UMF_GROUPS.extended)
    expect(scaled.texts).toEqual({ K2O: '0.5', CuO: '0.5', SiO2: '3' })
    const percent = switched(scaled, 'percentageAnalysis', 'umf', String)
    const sheet = figuresOf('percentageAnalysis', analysisOf(percent).percent, String)
    const again = switched(sheet, 'formulaAnalysis', 'umf', String, UMF_GROUPS.extended)
    expect(again.texts).toEqual(scaled.texts)
  })
})

it('figures stand in their fields as the language writes them, and stay exact', () => {
  const { typed } = formatsOf('de')
  const figures = figuresOf('percentageAnalysis', { SiO2: 46.54652434, loi: 13.5 }, typed)
  expect(figures.texts).toEqual({ SiO2: '46,5465', loi: '13,5' })
  expect(valueOf(figures, 'SiO2')).toBe(46.54652434)
  expect(valueOf(withText(figures, 'SiO2', '46,5'), 'SiO2')).toBe(46.5)
  const whole = normalisedFigures(figures, typed)
  expect(whole.texts.SiO2).toBe('86,5')
})
