import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { targetDistance } from '@glazy/ceramics/target/target-distance'
import { UMF_GROUPS, unityFormula } from '@glazy/ceramics/chemistry/unity'
import { expect, it, test } from 'vitest'
import { type HelpedRow, helpfulSteps, solvedAmounts } from './target-help.ts'

const MATERIALS = [
  ['Feldspar', { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 }],
  ['Silica', { SiO2: 100 }],
  ['Whiting', { CaO: 56.1 }],
  ['Kaolin', { SiO2: 47.29, Al2O3: 40.21 }],
  ['Talc', { SiO2: 63.37, MgO: 31.88 }],
] as const

const rows = (...amounts: number[]): HelpedRow[] =>
  amounts.map((amount, at) => {
    const [name, percent] = MATERIALS[at]!
    return { key: at + 1, name, percent, amount, isAdditional: false }
  })
const formulaOf = (recipe: readonly HelpedRow[]) => {
  const formula = unityFormula(recipeAnalysis(recipe.map((row) => ({ ...row, loi: 0 }))).percent)
  if (!formula.ok) throw new Error('no flux')
  return formula.value.moles
}
const LEACH = formulaOf(rows(40, 30, 20, 10))
const distanceOf = (recipe: readonly HelpedRow[]) => targetDistance(formulaOf(recipe), LEACH) ?? NaN

test('the most helpful change comes first', () => {
  const short = rows(40, 20, 20, 10)
  const [first, ...others] = helpfulSteps(short, LEACH, distanceOf(short), UMF_GROUPS.default)
  expect(first).toMatchObject({ name: 'Silica', from: 20, to: 30 })
  expect(first?.after).toBeCloseTo(0, 9)
  for (const step of others) expect(step.after).toBeGreaterThan(first?.after ?? NaN)
})

test('nothing helps a recipe that has reached its target', () => {
  expect(helpfulSteps(rows(40, 30, 20, 10), LEACH, 0, UMF_GROUPS.default)).toEqual([])
})

it('finds all amounts; what does not help comes to nothing', () => {
  const solved = solvedAmounts(rows(1, 1, 1, 1, 1), LEACH, UMF_GROUPS.default)
  expect(solved?.map(({ amount }) => amount)).toEqual([40, 30, 20, 10, 0])
  expect(solvedAmounts(rows(1, 1).slice(1), LEACH, UMF_GROUPS.default)).toBeNull()
})

it('counts the base apart from what is added on top', () => {
  const added = rows(1, 1, 1, 1).map((row, at) => ({ ...row, isAdditional: at === 2 }))
  const solved = solvedAmounts(added, LEACH, UMF_GROUPS.default)
  expect(solved?.map(({ amount }) => amount)).toEqual([50, 37.5, 25, 12.5])
})
