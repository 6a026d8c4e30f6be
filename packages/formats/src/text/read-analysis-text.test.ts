import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { readAnalysisText } from './read-analysis-text.ts'

describe('figures beside oxides', () => {
  it.each([
    ['SiO2 67.5, Al2O3 18.2, K2O 10.1, LOI 0.3'],
    ['SiO2 67,5; Al2O3 18,2; K2O 10,1; LOI 0,3'],
    ['SiO₂\t67.5\nAl₂O₃\t18.2\nK₂O\t10.1\nL.O.I.\t0.3\nTotal\t96.1'],
    ['sio2: 67.5 %\nal2o3: 18.2 %\nk2o: 10.1 %\nLoss on ignition: 0.3 %'],
    ['SiO2\tAl2O3\tK2O\tLOI\n67.5\t18.2\t10.1\t0.3'],
    ['67.5 SiO2, 18.2 Al2O3, 10.1 K2O, 0.3 LOI'],
    ['Silica (SiO2) 67.5 | Alumina (Al2O3) 18.2 | Potash (K2O) 10.1 | LOI (1000 °C) 0.3'],
    ['SiO2=67.5 Al2O3=18.2 K2O=10.1 LOI=0.3'],
  ])('%j', (text) => {
    expect(readAnalysisText(text)).toEqual({
      kind: 'figures',
      oxides: { SiO2: 67.5, Al2O3: 18.2, K2O: 10.1 },
      loi: 0.3,
      unknown: [],
    })
  })

  it('says what it does not know, and takes a trace as nothing', () => {
    expect(readAnalysisText('SiO2 70 KNaO 12 TiO2 <0.01')).toEqual({
      kind: 'figures',
      oxides: { SiO2: 70, TiO2: 0 },
      loi: undefined,
      unknown: ['KNaO'],
    })
  })

  it('keeps a loss that is a gain', () => {
    expect(readAnalysisText('Fe2O3 143 LOI −43')?.loi).toBe(-43)
  })

  it('finds nothing where there is nothing', () => {
    for (const text of ['', 'Custer', '67.5', 'LOI 5', 'cone 10 reduction', '12, 13']) {
      expect(readAnalysisText(text)).toBeUndefined()
    }
  })

  it('reads back whatever figures are written, with any signs between', () => {
    const figures = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...OXIDES), fc.integer({ min: 1, max: 99_999 })),
      { selector: ([oxide]) => oxide, minLength: 1, maxLength: 12 },
    )
    const sign = fc.constantFrom(': ', ' ', '\t', ' = ', ' | ')
    const gap = fc.constantFrom('; ', '\n', ', ', '\t', ' %\n')
    fc.assert(
      fc.property(figures, sign, gap, fc.boolean(), (pairs, between, after, isComma) => {
        const written = pairs.map(([oxide, value]) => {
          const figure = (value / 1000).toFixed(3)
          return `${oxide}${between}${isComma ? figure.replace('.', ',') : figure}`
        })
        const expected = Object.fromEntries(pairs.map(([oxide, value]) => [oxide, value / 1000]))
        expect(readAnalysisText(written.join(after))?.oxides).toEqual(expected)
      }),
    )
  })

  it('never fails, whatever is pasted', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readAnalysisText(text)))
  })
})

describe('formulas', () => {
  it.each([
    ['K2O·Al2O3·6SiO2', { K2O: 1, Al2O3: 1, SiO2: 6 }, 0],
    ['K2O . Al2O3 . 6 SiO2', { K2O: 1, Al2O3: 1, SiO2: 6 }, 0],
    ['K2O.Al2O3.6SiO2', { K2O: 1, Al2O3: 1, SiO2: 6 }, 0],
    ['K₂O * Al₂O₃ * 6SiO₂', { K2O: 1, Al2O3: 1, SiO2: 6 }, 0],
    ['0.5 K2O + 0,5 Na2O + Al2O3 + 6 SiO2', { K2O: 0.5, Na2O: 0.5, Al2O3: 1, SiO2: 6 }, 0],
    // Kaolinite loses its water, calcite its carbon dioxide.
    ['Al2O3·2SiO2·2H2O', { Al2O3: 1, SiO2: 2 }, 13.96],
    ['CaCO3', { CaO: 1 }, 43.97],
    ['Al2O3 2SiO2 2H2O', { Al2O3: 1, SiO2: 2 }, 13.96],
  ])('%j', (text, moles, loi) => {
    const found = readAnalysisText(text)
    expect(found?.kind).toBe('formula')
    expect(Object.keys(found?.oxides ?? {}).toSorted()).toEqual(Object.keys(moles).toSorted())
    for (const [oxide, amount] of Object.entries(moles)) {
      expect(found?.oxides[oxide as keyof typeof found.oxides]).toBeCloseTo(amount, 9)
    }
    expect(found?.loi).toBeCloseTo(loi, 1)
  })

  it('is not seen where a part of it names nothing', () => {
    expect(readAnalysisText('K2O·Xx2O3·6SiO2')).toBeUndefined()
  })
})
