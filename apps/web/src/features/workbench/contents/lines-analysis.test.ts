import type { Analysis } from '@glazy/contract/materials'
import { expect, it } from 'vitest'
import { analysisOfLines } from './lines-analysis.ts'

const line = (materialId: number | null, amount: number) => ({
  materialId,
  name: `No. ${materialId}`,
  amount,
  isAdditional: false,
})
const silica = { percent: { SiO2: 100 }, loi: 0, total: 100 }
const whiting = { percent: { CaO: 56 }, loi: 44, total: 100 }

it('an ingredient without an analysis weighs and brings nothing, and is named', () => {
  const ingredients = new Map<number, Analysis | null>([
    [1, silica],
    [2, whiting],
    [3, null],
  ])
  const analysis = analysisOfLines([line(1, 50), line(2, 25), line(3, 25)], ingredients)
  expect(analysis).toEqual({ percent: { SiO2: 50, CaO: 14 }, loi: 11, leftOut: ['No. 3'] })
})

it('nothing is said of a recipe until all of its ingredients are there', () => {
  const ingredients = new Map([[1, silica]])
  expect(analysisOfLines([line(1, 50), line(2, 50)], ingredients)).toBeUndefined()
  expect(analysisOfLines([line(1, 50), line(null, 50)], ingredients)).toBeUndefined()
  expect(analysisOfLines([], ingredients)).toBeUndefined()
})
