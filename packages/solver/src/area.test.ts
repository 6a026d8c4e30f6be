import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AreaAxes, AREA_MOST, nearestInArea, turn } from './area-place.ts'
import { feasibleArea, feasibleAreaWith, recipeAt } from './area.ts'
import { demandsOf } from './demands.ts'
import { loadHighs } from './highs.ts'
import { readProblem } from './problem.ts'
import type { SolveMaterial, SolveQuestion, Span } from './question.ts'
import { brokenDemands, mix } from './recipe.ts'
import {
  CHALK,
  CLAY,
  FELDSPAR,
  LEACH_SHELF,
  QUARTZ,
  SPODUMENE,
  TALC,
  WOLLASTONITE,
} from './test-materials.ts'

let highs: Awaited<ReturnType<typeof loadHighs>>
beforeAll(async () => {
  highs = await loadHighs()
})

const SHELF = [FELDSPAR, QUARTZ, CHALK, CLAY, TALC, WOLLASTONITE, SPODUMENE]
const ANY = { SiO2: 'ignore', Al2O3: 'ignore', CaO: 'ignore', MgO: 'ignore' } as const
const ALL = { ...ANY, K2O: 'ignore', Li2O: 'ignore' } as const

function umfOf(materials: readonly SolveMaterial[], amounts: readonly number[]) {
  const components = materials.map(({ percent, loi }, place) => ({
    percent,
    loi,
    amount: amounts[place] ?? 0,
    isAdditional: false,
  }))
  return deriveChemistry(recipeAnalysis(components)).umf?.moles
}

const shelves = uniqueArray(constantFrom(...SHELF), { minLength: 2, maxLength: 6 })
const shares = array(integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 6 })

/** Demands around what a mixture is, of what is not an axis; wide, narrow and exact. */
const questions = record({
  materials: shelves,
  shares,
  width: integer({ min: 0, max: 30 }),
  isExact: constantFrom(true, false),
  loi: integer({ min: 0, max: 3 }),
}).map(({ materials, shares: weights, width, isExact, loi }): SolveQuestion => {
  const sum = weights.slice(0, materials.length).reduce((all, weight) => all + weight, 0) || 1
  const umf = umfOf(
    materials,
    weights.map((weight) => (100 * weight) / sum),
  )
  const around = (oxide: Oxide): number | Span => {
    const value = umf?.[oxide] ?? 0
    return isExact ? value : { min: Math.max(0, value - width / 100), max: value + width / 100 }
  }
  return {
    materials: materials.map((material, place) => ({ ...material, max: 40 + 10 * place })),
    target: { umf: { ...ALL, K2O: around('K2O'), MgO: around('MgO'), SiO2: 2, Al2O3: 'minimise' } },
    limits: loi === 0 ? {} : { loi: { max: 5 * loi } },
  }
})

const axesOf = constantFrom<AreaAxes[]>(
  { x: 'SiO2', y: 'Al2O3' },
  { x: 'CaO', y: 'SiO2' },
  { x: 'K2O', y: 'CaO' },
)

/** What the question demands beside its axes. */
function problemOf(question: SolveQuestion, { x, y }: AreaAxes) {
  const umf = { ...question.target.umf, [x]: 'ignore', [y]: 'ignore' }
  return readProblem({ ...question, target: { ...question.target, umf } })
}

describe('of small shelves', { timeout: 60_000 }, () => {
  it('every mixture within the demands is inside, and every corner is a recipe', () => {
    const counts = { none: 0, point: 0, line: 0, polygon: 0, inside: 0 }
    assert(
      property(
        questions,
        axesOf,
        array(shares, { minLength: 40, maxLength: 60 }),
        (question, axes, mixtures) => {
          const { kind, corners } = feasibleAreaWith(highs, question, { axes })
          counts[kind] += 1
          const problem = problemOf(question, axes)
          const demands = demandsOf(problem, true)
          for (const { x, y, amounts } of corners) {
            const recipe = mix(problem, amounts)!
            expect(brokenDemands(problem, recipe, demands)).toEqual([])
            expect(recipe.umf[axes.x] ?? 0).toBeCloseTo(x, 9)
            expect(recipe.umf[axes.y] ?? 0).toBeCloseTo(y, 9)
            expect(umfOf(question.materials, amounts)).toEqual(recipe.umf)
          }
          for (const weights of mixtures) {
            const own = weights.slice(0, question.materials.length)
            const sum = own.reduce((all, weight) => all + weight, 0)
            const recipe =
              sum > 0 &&
              mix(
                problem,
                own.map((weight) => (100 * weight) / sum),
              )
            if (!recipe || brokenDemands(problem, recipe, demands).length > 0) continue
            const place = { x: recipe.umf[axes.x] ?? 0, y: recipe.umf[axes.y] ?? 0 }
            if (Math.max(place.x, place.y) > AREA_MOST) continue
            counts.inside += 1
            const { place: nearest } = nearestInArea(corners, place)!
            expect(Math.hypot(nearest.x - place.x, nearest.y - place.y)).toBeLessThan(2e-9)
          }
        },
      ),
      { numRuns: 120, seed: 20261125 },
    )
    expect(counts.polygon).toBeGreaterThan(40)
    expect(counts.none).toBeGreaterThan(1)
    expect(counts.inside).toBeGreaterThan(40)
  })

  it('the corners go round to the left, and none is between its neighbours', () => {
    assert(
      property(questions, axesOf, (question, axes) => {
        const { corners } = feasibleAreaWith(highs, question, { axes })
        if (corners.length < 3) return
        corners.forEach((corner, index) => {
          const [next, after] = [1, 2].map((by) => corners[(index + by) % corners.length]!)
          expect(turn(corner, next!, after!)).toBeGreaterThan(0)
        })
      }),
      { numRuns: 100, seed: 20261126 },
    )
  })

  it('there is a recipe wherever the area is, and none beside it', () => {
    const counts = { inside: 0, outside: 0 }
    const parts = array(integer({ min: 1, max: 20 }), { minLength: 24, maxLength: 24 })
    assert(
      property(questions, parts, integer({ min: 0, max: 9 }), (asked, weights, side) => {
        const question = { ...asked, target: { ...asked.target, tolerance: 0 } }
        const { corners, isCut } = feasibleAreaWith(highs, question)
        if (corners.length < 3 || isCut) return
        const sum = corners.reduce((all, _, index) => all + weights[index % 24]!, 0)
        const mean = (axis: 'x' | 'y') =>
          corners.reduce((all, corner, index) => all + corner[axis] * weights[index % 24]!, 0) / sum
        const place = { x: mean('x'), y: mean('y') }
        const recipe = recipeAt(highs, question, place)!
        expect(recipe.umf.SiO2).toBeCloseTo(place.x, 8)
        expect(recipe.umf.Al2O3 ?? 0).toBeCloseTo(place.y, 8)
        counts.inside += 1
        const from = corners[side % corners.length]!
        const to = corners[(side + 1) % corners.length]!
        const length = Math.hypot(to.x - from.x, to.y - from.y)
        const beside = {
          x: (from.x + to.x) / 2 + ((to.y - from.y) / length) * 1e-5,
          y: (from.y + to.y) / 2 - ((to.x - from.x) / length) * 1e-5,
        }
        if (beside.x < 0 || beside.y < 0) return
        expect(recipeAt(highs, question, beside)).toBeUndefined()
        counts.outside += 1
      }),
      { numRuns: 150, seed: 20261127 },
    )
    expect(counts.inside).toBeGreaterThan(30)
    expect(counts.outside).toBeGreaterThan(30)
  })
})

describe('the ends of what an area can be', () => {
  it('is nothing where no recipe holds the demands, or none has a flux', async () => {
    const wanted = { materials: LEACH_SHELF, target: { umf: { ...ANY, Li2O: { min: 0.1 } } } }
    expect(await feasibleArea(wanted)).toMatchObject({ kind: 'none', corners: [] })
    const pure = { materials: [QUARTZ, CLAY], target: { umf: ANY } }
    expect(await feasibleArea(pure)).toMatchObject({ kind: 'none', corners: [] })
  })

  it('is a point of one material, and a line of two', () => {
    const one = feasibleAreaWith(highs, { materials: [FELDSPAR], target: { umf: ALL } })
    expect(one.kind).toBe('point')
    expect(one.corners[0]?.x).toBeCloseTo(6, 2)
    expect(one.corners[0]?.y).toBeCloseTo(1, 2)
    const two = feasibleAreaWith(highs, { materials: [FELDSPAR, CHALK], target: { umf: ALL } })
    expect(two.kind).toBe('line')
    expect(two.corners.map(({ x }) => Math.round(x)).sort()).toEqual([0, 6])
  })

  it('is cut where it has no end', () => {
    const question = { materials: LEACH_SHELF, target: { umf: ALL } }
    const open = feasibleAreaWith(highs, question)
    expect(open).toMatchObject({ kind: 'polygon', isCut: true })
    expect(Math.max(...open.corners.map(({ x }) => x))).toBeCloseTo(AREA_MOST, 9)
    const materials = LEACH_SHELF.map((material) => ({ ...material, max: 60 }))
    expect(feasibleAreaWith(highs, { ...question, materials }).isCut).toBe(true)
    const held = LEACH_SHELF.map((material) => ({ ...material, max: 40 }))
    expect(feasibleAreaWith(highs, { ...question, materials: held }).isCut).toBe(false)
  })

  it('leaves whole numbers out and says so', () => {
    const question = { materials: LEACH_SHELF, target: { umf: ALL } }
    const whole = { ...question, limits: { maxMaterials: 2, step: 5 } }
    expect(feasibleAreaWith(highs, question).isRelaxed).toBe(false)
    const area = feasibleAreaWith(highs, whole)
    expect(area).toEqual({ ...feasibleAreaWith(highs, question), isRelaxed: true })
    const recipe = recipeAt(highs, { ...whole, minimise: 'materials' }, { x: 3.2, y: 0.41 })
    expect(recipe?.components.length).toBeGreaterThan(2)
    expect(recipe?.umf.SiO2).toBeCloseTo(3.2, 9)
    expect(recipe?.umf.Al2O3).toBeCloseTo(0.41, 9)
  })

  it('gives up when time is up', () => {
    const question = { materials: LEACH_SHELF, target: { umf: ALL } }
    expect(() => feasibleAreaWith(highs, question, { timeLimitMs: 0 })).toThrow('Time was up')
  })
})
