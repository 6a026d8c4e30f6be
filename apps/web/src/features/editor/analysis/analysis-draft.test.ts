import { expect, test } from 'vitest'
import { draftOfFigures, EMPTY_DRAFT } from './analysis-draft.ts'
import { figuresOf } from './figures.ts'

test('the form of an item that is saved nowhere yet begins with its figures', () => {
  const analysis = { percent: { SiO2: 60, Al2O3: 20 }, loi: 5 }
  expect(
    draftOfFigures({ name: 'Ash', figures: { ...analysis, unityType: 'r2o3' } }, String),
  ).toEqual({
    name: 'Ash',
    unityType: 'r2o3',
    figures: figuresOf('percentageAnalysis', { SiO2: 60, Al2O3: 20, loi: 5 }, String),
  })
})

test('without figures it is empty but for the name', () => {
  expect(draftOfFigures({ name: 'Ash' }, String)).toEqual({ ...EMPTY_DRAFT, name: 'Ash' })
})
