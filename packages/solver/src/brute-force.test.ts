import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import type { Oxide, OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { assert, constantFrom, integer, oneof, property, record, uniqueArray } from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { isProof } from './certificate.ts'
import { demandsOf, wholeDemands } from './demands.ts'
import { loadHighs } from './highs.ts'
import { ACCURACY, readProblem } from './problem.ts'
import type { SolveMaterial, SolveQuestion, Span } from './question.ts'
import { brokenDemands, mix } from './recipe.ts'
import { solveWith } from './solve.ts'
import { CHALK, CLAY, FELDSPAR, QUARTZ, SPODUMENE, TALC, WOLLASTONITE } from './test-materials.ts'

let highs: Awaited<ReturnType<typeof loadHighs>>
beforeAll(async () => {
  highs = await loadHighs()
})

const SHELF = [FELDSPAR, QUARTZ, CHALK, CLAY, TALC, WOLLASTONITE, SPODUMENE]
const OXIDES_OF_SHELF = ['SiO2', 'Al2O3', 'K2O', 'CaO', 'MgO', 'Li2O'] as const

const IGNORED = { CaO: 'ignore', MgO: 'ignore', Li2O: 'ignore' } as const

const shelves = uniqueArray(constantFrom(...SHELF), { minLength: 2, maxLength: 4 })

/** Spans in hundredths of a mole, wide and narrow, possible and not. */
const spans = record({
  from: integer({ min: 0, max: 450 }),
  width: integer({ min: 0, max: 120 }),
}).map(({ from, width }): Span => ({ min: from / 100, max: (from + width) / 100 }))
const targets = record({
  SiO2: spans,
  Al2O3: spans.map(({ min = 0, max = 0 }) => ({ min: min / 6, max: max / 4 })),
  K2O: spans.map(({ min = 0, max = 0 }) => ({ min: min / 12, max: max / 4 })),
}).map((umf): SolveQuestion['target'] => ({
  umf: { ...IGNORED, Li2O: { max: 0.3 }, ...umf },
}))

/** All mixtures in steps of so many percent. */
function* mixtures(count: number, step: number, left = 100): Generator<number[]> {
  if (count === 1) {
    yield [left]
    return
  }
  for (let amount = 0; amount <= left; amount += step) {
    for (const rest of mixtures(count - 1, step, left - amount)) yield [amount, ...rest]
  }
}

function umfOf(
  materials: readonly SolveMaterial[],
  amounts: readonly number[],
): OxideAmounts | null {
  const components = materials.map(({ percent, loi }, place) => ({
    percent,
    loi,
    amount: amounts[place] ?? 0,
    isAdditional: false,
  }))
  return deriveChemistry(recipeAnalysis(components)).umf?.moles ?? null
}

function isInside(
  umf: OxideAmounts | null,
  { umf: wanted = {} }: SolveQuestion['target'],
  slack: number,
) {
  return (
    umf !== null &&
    OXIDES_OF_SHELF.every((oxide: Oxide) => {
      const wish = wanted[oxide]
      if (typeof wish !== 'object') return true
      const amount = umf[oxide] ?? 0
      return amount >= (wish.min ?? 0) - slack && amount <= (wish.max ?? Infinity) + slack
    })
  )
}

const costOf = (materials: readonly SolveMaterial[], amounts: readonly number[]) =>
  materials.reduce((sum, { price = 0 }, place) => sum + (price * (amounts[place] ?? 0)) / 100, 0)

/** Targets that lie around a mixture in tens of percent, so that some such mixture may hold them. */
const questionsAround = shelves.chain((materials) =>
  record({
    place: integer({ min: 0, max: 9_999 }),
    width: integer({ min: 1, max: 40 }),
    maxMaterials: integer({ min: 1, max: 4 }),
  }).map(({ place, width, maxMaterials }) => {
    const all = [...mixtures(materials.length, 10)]
    const umf = umfOf(materials, all[place % all.length]!) ?? {}
    const around = (oxide: Oxide): Span => ({
      min: Math.max(0, (umf[oxide] ?? 0) * 0.99 - width / 400),
      max: (umf[oxide] ?? 0) * 1.01 + width / 100,
    })
    const target = {
      umf: { ...IGNORED, SiO2: around('SiO2'), Al2O3: around('Al2O3'), K2O: around('K2O') },
    }
    return { materials, target, maxMaterials }
  }),
)

/** Such, and those that were made up without looking at the materials. */
const questions = oneof(questionsAround, record({ materials: shelves, target: targets }))

it('finds the cheapest recipe, and never calls impossible what some mixture is', () => {
  const counts = { solved: 0, impossible: 0 }
  assert(
    property(questions, ({ materials, target }) => {
      const question: SolveQuestion = { materials, target, minimise: 'cost' }
      const { answer, certificate } = solveWith(highs, question)
      counts[answer.status] += 1
      const inside = [...mixtures(materials.length, 10)].filter((amounts) =>
        isInside(umfOf(materials, amounts), target, 0),
      )
      if (answer.status === 'impossible') {
        expect(inside).toEqual([])
        const isWithoutFlux = answer.conflict?.[0]?.about.kind === 'flux'
        expect(isWithoutFlux || (certificate && isProof(readProblem(question), certificate))).toBe(
          true,
        )
        return
      }
      for (const { components, umf } of answer.recipes) {
        const amounts = materials.map(
          ({ id }) => components.find(({ materialId }) => materialId === id)?.amount ?? 0,
        )
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(100, 9)
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
        expect(umfOf(materials, amounts)).toEqual(umf)
        expect(isInside(umf, target, ACCURACY)).toBe(true)
      }
      const cheapest = answer.recipes[0]?.costPerKg ?? Infinity
      for (const amounts of inside) {
        expect(cheapest).toBeLessThanOrEqual(costOf(materials, amounts) + 1e-9)
      }
    }),
    { numRuns: 80 },
  )
  expect(Math.min(counts.solved, counts.impossible)).toBeGreaterThan(10)
})

it('in steps it finds what trying all mixtures finds', () => {
  const counts = { solved: 0, impossible: 0 }
  assert(
    property(questionsAround, ({ materials, target, maxMaterials }) => {
      const limits = { step: 10, maxMaterials }
      const { answer } = solveWith(highs, { materials, target, limits, minimise: 'cost' })
      counts[answer.status] += 1
      const costs = [...mixtures(materials.length, 10)]
        .filter((amounts) => amounts.filter((amount) => amount > 0).length <= maxMaterials)
        .filter((amounts) => isInside(umfOf(materials, amounts), target, ACCURACY))
        .map((amounts) => costOf(materials, amounts))
      expect(answer.status).toBe(costs.length > 0 ? 'solved' : 'impossible')
      if (costs.length > 0) expect(answer.recipes[0]?.costPerKg).toBeCloseTo(Math.min(...costs), 5)
    }),
    { numRuns: 60 },
  )
  expect(Math.min(counts.solved, counts.impossible)).toBeGreaterThan(5)
})

it('conflicts are demands that can be held without any one of them', () => {
  let count = 0
  assert(
    property(shelves, targets, (materials, target) => {
      const question: SolveQuestion = { materials, target }
      const { answer } = solveWith(highs, question)
      const conflict = answer.conflict ?? []
      if (conflict.length === 0 || conflict[0]?.about.kind === 'flux') return
      count += 1
      const problem = readProblem(question)
      const demands = conflict.map(({ about }) => about)
      for (const left of demands) {
        const rest = demands.filter((demand) => demand !== left)
        expect(isHeldBySome(materials, rest)).toBe(true)
      }
      expect(isHeldBySome(materials, demands)).toBe(false)
      expect(demandsOf(problem, true).length).toBeGreaterThanOrEqual(demands.length)
    }),
    { numRuns: 100 },
  )
  expect(count).toBeGreaterThan(10)

  /** Asked anew, of the demands alone. */
  function isHeldBySome(
    materials: readonly SolveMaterial[],
    demands: readonly ReturnType<typeof demandsOf>[number][],
  ): boolean {
    const umf: Partial<Record<Oxide, { min?: number; max?: number } | 'ignore'>> = {}
    for (const oxide of OXIDES_OF_SHELF) umf[oxide] = 'ignore'
    for (const demand of demands) {
      if (demand.kind !== 'oxide') throw new Error(`${demand.kind} is not expected here`)
      const held = umf[demand.oxide]
      const span = typeof held === 'object' ? held : {}
      const end = demand.bound === 'atLeast' ? { min: demand.value } : { max: demand.value }
      umf[demand.oxide] = { ...span, ...end }
    }
    return solveWith(highs, { materials, target: { umf } }).answer.status === 'solved'
  }
})

it('the nearest recipe is as near as any mixture', () => {
  assert(
    property(shelves, targets, (materials, target) => {
      const question: SolveQuestion = { materials, target }
      const { nearest } = solveWith(highs, question).answer
      if (!nearest) return
      const problem = readProblem(question)
      const apart = (residuals: OxideAmounts) =>
        Object.values(residuals).reduce((sum, value) => sum + Math.abs(value), 0)
      for (const amounts of mixtures(materials.length, 10)) {
        const recipe = mix(problem, amounts)
        if (recipe) expect(apart(nearest.residuals)).toBeLessThan(apart(recipe.residuals) + 1e-7)
      }
    }),
    { numRuns: 60 },
  )
})

it('a recipe of steps breaks none of what was demanded', () => {
  const problem = readProblem({
    materials: [FELDSPAR, CHALK],
    target: { umf: { K2O: { min: 0.5 } } },
    limits: { step: 2.5, maxMaterials: 1 },
  })
  const recipe = mix(problem, [97.5, 2.5])!
  expect(brokenDemands(problem, recipe, wholeDemands(problem))).toEqual([
    { kind: 'maxMaterials', value: 1 },
  ])
  expect(brokenDemands(problem, mix(problem, [99, 1])!, wholeDemands(problem))).toHaveLength(2)
})

it('holds thermal expansion within limits, and never calls impossible what some mixture has', () => {
  const counts = { solved: 0, impossible: 0 }
  const limits = record({
    from: integer({ min: 30, max: 90 }),
    width: integer({ min: 1, max: 20 }),
  }).map(({ from, width }) => ({ min: from / 10, max: (from + width) / 10 }))
  assert(
    property(questionsAround, limits, ({ materials, target }, expansion) => {
      const question: SolveQuestion = { materials, target, limits: { expansion }, minimise: 'cost' }
      const { answer, certificate } = solveWith(highs, question)
      counts[answer.status] += 1
      const fitting = [...mixtures(materials.length, 10)].filter((amounts) => {
        const mixed = mix(readProblem(question), amounts)
        return mixed && isInside(mixed.umf, target, 0) && isWithin(mixed.expansion, expansion)
      })
      if (answer.status === 'impossible') {
        expect(fitting).toEqual([])
        expect(certificate && isProof(readProblem(question), certificate)).toBe(true)
        return
      }
      for (const recipe of answer.recipes) {
        expect(
          brokenDemands(readProblem(question), recipe, demandsOf(readProblem(question), false)),
        ).toEqual([])
      }
      const cheapest = Math.min(...fitting.map((amounts) => costOf(materials, amounts)))
      expect(answer.recipes[0]?.costPerKg).toBeLessThanOrEqual(cheapest + 1e-6)
    }),
    { numRuns: 200, seed: 20261124 },
  )
  expect(counts.solved).toBeGreaterThan(20)
  expect(counts.impossible).toBeGreaterThan(20)
})

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max
