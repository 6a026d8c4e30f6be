import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { writeAnalysisText } from '@glazy/formats/text/write-analysis-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLotAnalysis } from './lot-analysis.ts'

test.each([
  ['', null],
  ['  \n', null],
  ['SiO2 66.1, Al2O3 18,2; LOI 0.4', { SiO2: 66.1, Al2O3: 18.2, loi: 0.4 }],
  ['SiO2\t66\nK2O\t9', { SiO2: 66, K2O: 9, loi: 0 }],
  ['much silica', undefined],
  ['KAlSi3O8', undefined],
  ['SiO2 66, Unobtainium 3', undefined],
])('%j is read', (text, figures) => {
  expect(readLotAnalysis(text)).toEqual(figures)
})

test('what is written is read again', () => {
  const amount = fc.integer({ min: 1, max: 99_999 }).map((figure) => figure / 1000)
  const percent = fc.dictionary(fc.constantFrom(...OXIDES), amount, { minKeys: 1 })
  fc.assert(
    fc.property(percent, fc.integer({ min: -50, max: 50 }), (oxides, loi) => {
      const text = writeAnalysisText({ percent: oxides, loi })
      expect(readLotAnalysis(text)).toEqual({ ...oxides, loi })
    }),
  )
})
