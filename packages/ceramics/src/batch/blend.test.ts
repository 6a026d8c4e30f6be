import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { analysis } from '../arbitraries.ts'
import {
  BLEND_POSITIONS,
  BLEND_TYPES,
  blendCorner,
  type BlendGrid,
  blendPointCode,
  blendPointCount,
  blendPoints,
  blendRecipe,
  materialCorner,
  wholeAmounts,
} from './blend.ts'
import { recipeAnalysis, type RecipeLine } from '../chemistry/recipe.ts'
import { unityFormula } from '../chemistry/unity.ts'
import { LEACH_4321, PINNELL_CLEAR } from '../chemistry/worked-examples.ts'

const steps = fc.integer({ min: 3, max: 20 })
const grids: fc.Arbitrary<BlendGrid> = fc.record({
  type: fc.constantFrom(...BLEND_TYPES),
  rows: steps,
  columns: steps,
})
const line: fc.Arbitrary<RecipeLine<number>> = fc.record({
  materialId: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 1, max: 100_000 }).map((amount) => amount / 1000),
  isAdditional: fc.boolean(),
})
const recipe = fc
  .uniqueArray(line, {
    minLength: 1,
    maxLength: 9,
    selector: ({ materialId, isAdditional }) => `${materialId}${isAdditional}`,
  })
  .map((lines) => [{ materialId: 1, amount: 10, isAdditional: false }, ...lines])

const base = (materialId: string, amount: number) => ({ materialId, amount, isAdditional: false })
const onTop = (materialId: string, amount: number) => ({ materialId, amount, isAdditional: true })
const total = (lines: readonly RecipeLine<unknown>[], isAdditional: boolean) =>
  lines.reduce((sum, one) => sum + (one.isAdditional === isAdditional ? one.amount : 0), 0)

describe('points', () => {
  test.each([
    [{ type: 'line', rows: 1, columns: 5 }, ['4 0', '3 1', '2 2', '1 3', '0 4']],
    [
      { type: 'triaxial', rows: 3, columns: 1 },
      ['2 0 0', '1 1 0', '1 0 1', '0 2 0', '0 1 1', '0 0 2'],
    ],
    [
      { type: 'biaxial', rows: 3, columns: 3 },
      [
        ...['4 0 0 0', '2 2 0 0', '0 4 0 0'],
        ...['2 0 2 0', '1 1 1 1', '0 2 0 2'],
        ...['0 0 4 0', '0 0 2 2', '0 0 0 4'],
      ],
    ],
  ] as const)('of %o', (grid, expected) => {
    expect(blendPoints(grid).map(({ parts }) => parts.join(' '))).toEqual(expected)
  })

  it('are as many as counted; their parts add up, and each corner stands in one alone', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const points = blendPoints(grid)
        expect(points).toHaveLength(blendPointCount(grid))
        for (const { parts, whole, x, y } of points) {
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-12)
          expect(Math.max(x, y)).toBeLessThanOrEqual(1 + 1e-12)
        }
        BLEND_POSITIONS[grid.type].forEach((_, corner) => {
          expect(points.filter(({ parts, whole }) => parts[corner] === whole)).toHaveLength(1)
        })
      }),
    )
  })

  it('have codes that are their own', () => {
    const points = blendPoints({ type: 'biaxial', rows: 20, columns: 20 })
    expect(blendPointCode(points[0]!)).toBe('A1')
    expect(blendPointCode(points.at(-1)!)).toBe('T20')
    expect(new Set(points.map(blendPointCode)).size).toBe(400)
  })

  it('are there for a preview of any fineness, down to one', () => {
    for (const type of BLEND_TYPES) {
      const [only, ...others] = blendPoints({ type, rows: 1, columns: 1 })
      expect(others).toEqual([])
      expect(only?.parts[0]).toBe(only?.whole)
    }
  })
})

const LEACH = [
  base('feldspar', 40),
  base('silica', 30),
  base('whiting', 20),
  base('kaolin', 10),
  onTop('iron', 4),
]
const PINNELL = [base('feldspar', 25), base('silica', 35), base('whiting', 20), base('kaolin', 20)]

describe('recipes', () => {
  test('Leach 4321 and Pinnell clear, half and half', () => {
    const blended = blendRecipe([LEACH, PINNELL], { parts: [1, 1], whole: 2 }, true)
    expect(blended).toEqual([
      base('feldspar', 32.5),
      base('silica', 32.5),
      base('whiting', 20),
      base('kaolin', 15),
      onTop('iron', 2),
    ])
  })

  test('a corner that the point names no part of stays out', () => {
    const half = { parts: [1, 1], whole: 2 }
    const withThird = blendRecipe([LEACH, PINNELL, [base('talc', 100)]], half, true)
    expect(withThird).toEqual(blendRecipe([LEACH, PINNELL], half, true))
  })

  test('what was added on top joins the base unless it is kept apart', () => {
    const corners = [[base('clay', 100), onTop('iron', 8)], [base('iron', 100)]]
    const half = { parts: [1, 1], whole: 2 }
    expect(blendRecipe(corners, half, true)).toEqual([
      base('clay', 50),
      base('iron', 50),
      onTop('iron', 4),
    ])
    expect(blendRecipe(corners, half, false)).toEqual([base('clay', 50), base('iron', 54)])
  })

  test('a corner that adds to 104 weighs no more than one that adds to 100', () => {
    expect(blendCorner([base('clay', 52), base('silica', 52), onTop('iron', 1.04)])).toEqual([
      base('clay', 50),
      base('silica', 50),
      onTop('iron', 1),
    ])
    expect(blendCorner([onTop('iron', 3), onTop('rutile', 1)])).toEqual([
      onTop('iron', 75),
      onTop('rutile', 25),
    ])
    expect(blendCorner([base('clay', 0)])).toEqual([])
    expect(materialCorner('clay')).toEqual([base('clay', 100)])
  })

  it('in every point, the base adds to 100, and a corner alone is itself', () => {
    fc.assert(
      fc.property(grids, fc.array(recipe, { minLength: 4, maxLength: 4 }), (grid, recipes) => {
        const corners = recipes.slice(0, BLEND_POSITIONS[grid.type].length).map(blendCorner)
        for (const point of blendPoints(grid)) {
          const blended = blendRecipe(corners, point, true)
          expect(total(blended, false)).toBeCloseTo(100, 9)
          const alone = point.parts.indexOf(point.whole)
          if (alone < 0) continue
          const merged = blendRecipe([corners[alone]!], { parts: [1], whole: 1 }, true)
          blended.forEach((one, at) => expect(one.amount).toBeCloseTo(merged[at]!.amount, 9))
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('chemistry', () => {
  const analyses = fc.array(analysis, { minLength: 9, maxLength: 9 })

  it('of a point is that of the corners mixed by weight', () => {
    const points = blendPoints({ type: 'triaxial', rows: 5, columns: 1 })
    fc.assert(
      fc.property(analyses, recipe, recipe, recipe, (known, ...recipes) => {
        const mix = (lines: readonly RecipeLine<number>[]) =>
          recipeAnalysis(lines.map((one) => ({ ...one, ...known[one.materialId - 1]! })))
        const corners = recipes.map(blendCorner)
        for (const point of points) {
          const blended = mix(blendRecipe(corners, point, true))
          // Each corner is a batch of its own: what is poured together weighs base and additions.
          const batches = corners.map((lines, at) => ({
            ...mix(lines),
            amount: ((total(lines, false) + total(lines, true)) * point.parts[at]!) / point.whole,
            isAdditional: false,
          }))
          const poured = recipeAnalysis(batches)
          expect(blended.loi).toBeCloseTo(poured.loi, 8)
          const ofBlend = unityFormula(blended.percent)
          const ofPoured = unityFormula(poured.percent)
          expect(ofBlend.ok).toBe(ofPoured.ok)
          if (!ofBlend.ok || !ofPoured.ok) continue
          for (const [oxide, moles] of Object.entries(ofBlend.value.moles)) {
            const expected = ofPoured.value.moles[oxide as keyof typeof ofPoured.value.moles] ?? NaN
            expect(moles / expected).toBeCloseTo(1, 6)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  test('Leach 4321 and Pinnell clear, half and half: 3.905 silica, 0.455 alumina', () => {
    const half = LEACH_4321.map((one, at) => ({
      ...one,
      amount: (one.amount + PINNELL_CLEAR[at]!.amount) / 2,
    }))
    const formula = unityFormula(recipeAnalysis(half).percent)
    expect(formula.ok && formula.value.moles.SiO2).toBeCloseTo(3.905, 3)
    expect(formula.ok && formula.value.moles.Al2O3).toBeCloseTo(0.455, 3)
  })
})

describe('amounts for a scale', () => {
  test('thirds add to 100', () => {
    const thirds = ['clay', 'silica', 'whiting'].map((name) => base(name, 100 / 3))
    expect(wholeAmounts(thirds, 3).map(({ amount }) => amount)).toEqual([33.334, 33.333, 33.333])
  })

  test('what comes to nothing is left out', () => {
    expect(wholeAmounts([base('clay', 99.9999), base('dust', 0.0001)], 3)).toEqual([
      base('clay', 100),
    ])
  })

  it('keep the sums of base and additions exactly, each within one unit', () => {
    fc.assert(
      fc.property(grids, recipe, recipe, (grid, one, other) => {
        const corners = [blendCorner(one), blendCorner(other)]
        for (const point of blendPoints({ ...grid, type: 'line' })) {
          const exact = blendRecipe(corners, point, true)
          const rounded = wholeAmounts(exact, 3)
          const units = rounded.map((part) => Math.round(part.amount * 1000))
          const baseUnits = units.filter((_, at) => !rounded[at]!.isAdditional)
          expect(baseUnits.reduce((sum, unit) => sum + unit, 0)).toBe(100_000)
          for (const part of exact) {
            const found = rounded.find(
              ({ materialId, isAdditional }) =>
                materialId === part.materialId && isAdditional === part.isAdditional,
            )
            expect(Math.abs((found?.amount ?? 0) - part.amount)).toBeLessThan(0.001 + 1e-9)
          }
        }
      }),
      { numRuns: 50 },
    )
  })
})
