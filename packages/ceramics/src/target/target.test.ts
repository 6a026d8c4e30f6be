import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { recipeAnalysis } from '../chemistry/recipe.ts'
import { targetDifferences, targetDistance, targetNearness } from './target-distance.ts'
import { solveTarget } from './target-solve.ts'
import { targetStep } from './target-steps.ts'
import { unityFormula } from '../chemistry/unity.ts'
import {
  base,
  KAOLIN,
  LEACH_4321,
  PINNELL_CLEAR,
  POTASH_FELDSPAR,
  SILICA,
  WHITING,
} from '../chemistry/worked-examples.ts'
import type { Component } from '../chemistry/recipe.ts'
import { oxidesOf, type OxideAmounts } from '../chemistry/oxides.ts'

const TALC = { percent: { SiO2: 63.37, MgO: 31.88 }, loi: 4.75 }
const POOL = [POTASH_FELDSPAR, SILICA, WHITING, KAOLIN, TALC]

function formulaOf(components: readonly Component[]): OxideAmounts {
  const formula = unityFormula(recipeAnalysis(components).percent)
  if (!formula.ok) throw new Error('no flux')
  return formula.value.moles
}

const LEACH = formulaOf(LEACH_4321)

const recipes = fc
  .tuple(
    fc.integer({ min: 1, max: 60 }),
    ...POOL.slice(1).map(() => fc.integer({ min: 0, max: 60 })),
  )
  .map((amounts) => POOL.map((material, at) => base(material, amounts[at] ?? 0)))

describe('distance', () => {
  test('each oxide is set beside its target, in display order', () => {
    expect(targetDifferences({ CaO: 1, SiO2: 3.5 }, { SiO2: 4, MgO: 0.25 })).toEqual([
      { oxide: 'SiO2', actual: 3.5, target: 4, difference: -0.5 },
      { oxide: 'MgO', actual: 0, target: 0.25, difference: -0.25 },
      { oxide: 'CaO', actual: 1, target: 0, difference: 1 },
    ])
  })

  test.each([
    [{ SiO2: 4, CaO: 1 }, { SiO2: 4, CaO: 1 }, 0],
    [{ SiO2: 3.5, CaO: 1 }, { SiO2: 4, CaO: 1 }, 0.1],
    [{ CaO: 1 }, {}, null],
  ])('of %o from %o', (actual, target, expected) => {
    expect(targetDistance(actual, target)).toBe(expected)
  })

  test('Pinnell clear is near Leach 4321', () => {
    const distance = targetDistance(formulaOf(PINNELL_CLEAR), LEACH) ?? NaN
    expect(distance).toBeGreaterThan(0.05)
    expect(targetNearness(distance)).toBe('near')
  })

  test.each([
    [0, 'reached'],
    [0.01, 'close'],
    [0.1, 'near'],
    [0.5, 'far'],
  ])('%d is %s', (distance, word) => {
    expect(targetNearness(distance)).toBe(word)
  })
})

describe('a change of one ingredient', () => {
  it('finds the amount that is missing', () => {
    const short = LEACH_4321.map((one, at) => (at === 1 ? { ...one, amount: 20 } : one))
    const step = targetStep(short, 1, LEACH)
    expect(step?.amount).toBeCloseTo(30, 9)
    expect(step?.distance).toBeCloseTo(0, 9)
  })

  it('leaves alone what is right, and out what does not belong', () => {
    expect(targetStep(LEACH_4321, 0, LEACH)?.amount).toBe(40)
    expect(targetStep([...LEACH_4321, base(TALC, 5)], 4, LEACH)).toEqual({
      amount: 0,
      distance: expect.closeTo(0, 9),
    })
  })

  it.each([1, 50, 500, 999])('finds %d times as much as of all others', (amount) => {
    const target = formulaOf([base(SILICA, 1), base(POTASH_FELDSPAR, amount)])
    const step = targetStep([base(SILICA, 1), base(POTASH_FELDSPAR, 1)], 1, target)
    expect(step?.amount).toBeCloseTo(amount, 4)
  })

  it.each([1001, 5000, 1e6])('does not go as far as %d times all others', (amount) => {
    const target = formulaOf([base(SILICA, 1), base(POTASH_FELDSPAR, amount)])
    const step = targetStep([base(SILICA, 1), base(POTASH_FELDSPAR, 1)], 1, target)
    expect(step?.amount).toBe(1000)
  })

  it('needs a flux somewhere', () => {
    expect(targetStep([base(SILICA, 10), base(KAOLIN, 5)], 0, LEACH)).toBeNull()
    expect(targetStep([], 0, LEACH)).toBeNull()
  })

  it('does not leave out the only one, however far from the target that is', () => {
    const glass = { percent: { SiO2: 95, CaO: 5 }, amount: 10 }
    expect(targetStep([glass], 0, { SiO2: 1, CaO: 1 })?.amount).toBe(10)
  })

  it('is never worse than any amount tried one by one', () => {
    fc.assert(
      fc.property(recipes, recipes, fc.nat(POOL.length - 1), (recipe, wanted, at) => {
        const target = formulaOf(wanted)
        const step = targetStep(recipe, at, target)
        expect(step).not.toBeNull()
        for (let amount = 0; amount <= 120; amount += 0.5) {
          const tried = recipe.map((one, place) => (place === at ? { ...one, amount } : one))
          const formula = unityFormula(recipeAnalysis(tried).percent)
          if (!formula.ok) continue
          const distance = targetDistance(formula.value.moles, target) ?? 0
          expect(step?.distance ?? Infinity).toBeLessThanOrEqual(distance + 1e-9)
        }
        const best = recipe.map((one, place) =>
          place === at ? { ...one, amount: step?.amount ?? 0 } : one,
        )
        expect(targetDistance(formulaOf(best), target)).toBeCloseTo(step?.distance ?? NaN, 9)
      }),
    )
  })
})

describe('amounts of given ingredients', () => {
  it('are found again from their formula', () => {
    const percents = LEACH_4321.map(({ percent }) => percent)
    const amounts = solveTarget(percents, LEACH)
    expect(amounts).not.toBeNull()
    LEACH_4321.forEach(({ amount }, at) => expect(amounts?.[at]).toBeCloseTo(amount, 6))
  })

  it('reach every formula that the ingredients can make', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const target = formulaOf(recipe)
        const amounts = solveTarget(
          POOL.map(({ percent }) => percent),
          target,
        )
        const solved = formulaOf(POOL.map((material, at) => base(material, amounts?.[at] ?? 0)))
        expect(targetDistance(solved, target)).toBeLessThan(1e-6)
      }),
    )
  })

  it('come closer than any on a grid, where the target is out of reach', () => {
    const three = [POTASH_FELDSPAR, SILICA, WHITING]
    const square = (amounts: readonly number[], target: OxideAmounts) => {
      const actual = formulaOf(three.map((material, at) => base(material, amounts[at] ?? 0)))
      const oxides = new Set([...oxidesOf(actual), ...oxidesOf(target)])
      return [...oxides].reduce(
        (sum, oxide) => sum + ((actual[oxide] ?? 0) - (target[oxide] ?? 0)) ** 2,
        0,
      )
    }
    fc.assert(
      fc.property(recipes, (recipe) => {
        const target = formulaOf(recipe)
        const amounts = solveTarget(
          three.map(({ percent }) => percent),
          target,
        )
        const least = square(amounts ?? [], target)
        for (let one = 0; one <= 100; one += 5) {
          for (let other = 0; one + other <= 100; other += 5) {
            if (one === 0 && other === 100) continue // silica alone has no flux
            expect(least).toBeLessThanOrEqual(
              square([one, other, 100 - one - other], target) + 1e-5,
            )
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('need a flux', () => {
    expect(solveTarget([SILICA.percent, KAOLIN.percent], LEACH)).toBeNull()
    expect(solveTarget([], LEACH)).toBeNull()
  })
})
