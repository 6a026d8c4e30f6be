import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { percentWithoutLoi } from '@glazy/ceramics/chemistry/analysis'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { isProof } from './certificate.ts'
import { demandsOf, wholeDemands } from './demands.ts'
import { loadHighs } from './highs.ts'
import { readProblem } from './problem.ts'
import type { MaterialGroup, SolveMaterial, SolveQuestion, Span } from './question.ts'
import { brokenDemands, mix } from './recipe.ts'
import { solveWith } from './solve.ts'
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

const shelves = uniqueArray(
  constantFrom(FELDSPAR, QUARTZ, CHALK, CLAY, TALC, WOLLASTONITE, SPODUMENE),
  { minLength: 2, maxLength: 4 },
)

/** All mixtures in tens of percent. */
function mixtures(count: number, left = 100): number[][] {
  if (count === 1) return [[left]]
  const firsts = Array.from({ length: left / 10 + 1 }, (_, tens) => 10 * tens)
  return firsts.flatMap((first) =>
    mixtures(count - 1, left - first).map((rest) => [first, ...rest]),
  )
}

/** What a mixture is, derived without the solver. */
function glassOf(materials: readonly SolveMaterial[], amounts: readonly number[]) {
  const components = materials.map(({ percent, loi }, place) => ({
    percent,
    loi,
    amount: amounts[place] ?? 0,
    isAdditional: false,
  }))
  const { umf, percent } = deriveChemistry(recipeAnalysis(components))
  return { hasFormula: umf !== null, percent: percentWithoutLoi(percent) }
}

const costOf = (materials: readonly SolveMaterial[], amounts: readonly number[]) =>
  materials.reduce((sum, { price = 0 }, place) => sum + (price * (amounts[place] ?? 0)) / 100, 0)

const isWithin = (value: number, { min = -Infinity, max = Infinity }: Span) =>
  value >= min && value <= max

/** Spans of percent around a mixture, or beside it; others come along. */
const questions = shelves.chain((materials) =>
  record({
    place: integer({ min: 0, max: 9_999 }),
    width: integer({ min: 1, max: 12 }),
    shift: constantFrom(0, 0, 12),
    clay: constantFrom<Span>({ min: 10 }, { min: 30 }, { max: 20 }, {}),
    least: constantFrom(2, 15, 30),
  }).map(({ place, width, shift, clay, least }) => {
    const all = mixtures(materials.length)
    const { percent } = glassOf(materials, all[place % all.length]!)
    const around = (oxide: Oxide): Span => ({
      min: Math.max(0, (percent[oxide] ?? 0) + shift - width),
      max: (percent[oxide] ?? 0) + shift + width,
    })
    const wanted = { SiO2: around('SiO2'), Al2O3: around('Al2O3'), CaO: around('CaO') }
    const rest = { K2O: 'ignore', MgO: 'ignore', Li2O: 'ignore' } as const
    const clays = { name: 'clay', materialIds: ['kaolin', 'talc'], ...clay }
    return { materials, wanted, target: { percent: { ...rest, ...wanted } }, clays, least }
  }),
)

function amountsOf(materials: readonly SolveMaterial[], { components }: Components): number[] {
  return materials.map(
    ({ id }) => components.find(({ materialId }) => materialId === id)?.amount ?? 0,
  )
}
interface Components {
  readonly components: readonly { readonly materialId: string | number; readonly amount: number }[]
}

interface Asked {
  readonly materials: readonly SolveMaterial[]
  readonly wanted: Readonly<Record<'SiO2' | 'Al2O3' | 'CaO', Span>>
  readonly clays: MaterialGroup
}

function fitting({ materials, wanted, clays }: Asked): number[][] {
  return mixtures(materials.length).filter((amounts) => {
    const { hasFormula, percent } = glassOf(materials, amounts)
    const clay = materials.reduce(
      (sum, { id }, place) => (clays.materialIds.includes(id) ? sum + amounts[place]! : sum),
      0,
    )
    const oxides = ['SiO2', 'Al2O3', 'CaO'] as const
    return (
      hasFormula &&
      isWithin(clay, clays) &&
      oxides.every((oxide) => isWithin(percent[oxide] ?? 0, wanted[oxide]))
    )
  })
}

it('holds percents of the glass and shares of a group; refuses with a proof in fractions', () => {
  const counts = { solved: 0, impossible: 0 }
  assert(
    property(questions, (asked) => {
      const { materials, target, wanted, clays } = asked
      const question: SolveQuestion = {
        materials,
        target,
        limits: { groups: [clays] },
        minimise: 'cost',
      }
      const { answer, certificate } = solveWith(highs, question)
      counts[answer.status] += 1
      const held = fitting(asked)
      if (answer.status === 'impossible') {
        expect(held).toEqual([])
        expect(
          answer.conflict?.[0]?.about.kind === 'flux' ||
            (certificate && isProof(readProblem(question), certificate)),
        ).toBe(true)
        return
      }
      for (const recipe of answer.recipes) {
        const amounts = amountsOf(materials, recipe)
        const { percent } = glassOf(materials, amounts)
        for (const oxide of ['SiO2', 'Al2O3', 'CaO'] as const) {
          const { min = 0, max = 100 } = wanted[oxide]
          expect(percent[oxide] ?? 0).toBeGreaterThanOrEqual(min - 1e-9)
          expect(percent[oxide] ?? 0).toBeLessThanOrEqual(max + 1e-9)
        }
        expect(recipe.percent).toEqual(percent)
      }
      const cheapest = Math.min(...held.map((amounts) => costOf(materials, amounts)))
      expect(answer.recipes[0]?.costPerKg).toBeLessThanOrEqual(cheapest + 1e-6)
    }),
    { numRuns: 100, seed: 20261125 },
  )
  expect(Math.min(counts.solved, counts.impossible)).toBeGreaterThan(15)
})

it('leaves a material out or takes at least so much of it, as trying all mixtures does', () => {
  const counts = { solved: 0, impossible: 0 }
  assert(
    property(questions, constantFrom(undefined, 10), (asked, step) => {
      const { materials, target, clays, least } = asked
      const limits = { groups: [clays], least, ...(step === undefined ? {} : { step }) }
      const question: SolveQuestion = { materials, target, limits, minimise: 'cost' }
      const { answer } = solveWith(highs, question)
      counts[answer.status] += 1
      const problem = readProblem(question)
      const demands = [...demandsOf(problem, false), ...wholeDemands(problem)]
      for (const recipe of answer.recipes) {
        expect(brokenDemands(problem, recipe, demands)).toEqual([])
        expect(Math.min(...recipe.components.map(({ amount }) => amount))).toBeGreaterThanOrEqual(
          least - 1e-9,
        )
      }
      const held = fitting(asked).filter((amounts) =>
        amounts.every((amount) => amount === 0 || amount >= least),
      )
      const cheapest = Math.min(...held.map((amounts) => costOf(materials, amounts)))
      if (step !== undefined && held.length === 0) {
        // Only mixtures right on the rim of what is demanded are told apart by rounding.
        const near = answer.recipes[0] ? amountsOf(materials, answer.recipes[0]) : []
        const isSame = mixtures(materials.length).some((amounts) =>
          amounts.every((amount, place) => Math.abs(amount - (near[place] ?? NaN)) < 1e-9),
        )
        expect(answer.status === 'impossible' || isSame).toBe(true)
      } else if (held.length > 0) {
        expect(answer.status).toBe('solved')
        expect(answer.recipes[0]?.costPerKg).toBeLessThanOrEqual(cheapest + 1e-5)
      }
    }),
    { numRuns: 50, seed: 20261126 },
  )
  expect(Math.min(counts.solved, counts.impossible)).toBeGreaterThan(8)
})

it('the nearest recipe in percent is as near as any mixture', () => {
  assert(
    property(questions, ({ materials, target }) => {
      const question: SolveQuestion = { materials, target }
      const { nearest } = solveWith(highs, question).answer
      if (!nearest) return
      const problem = readProblem(question)
      const apart = (residuals = {}) =>
        Object.values<number>(residuals).reduce((sum, value) => sum + Math.abs(value), 0)
      for (const amounts of mixtures(materials.length)) {
        const recipe = mix(problem, amounts)
        if (!recipe) continue
        expect(apart(nearest.percentResiduals)).toBeLessThan(apart(recipe.percentResiduals) + 1e-6)
      }
    }),
    { numRuns: 60, seed: 20261127 },
  )
})

describe('an analysis as a target', () => {
  /** Leach 4321 in percent by weight of the glass. */
  const { percent } = glassOf(LEACH_SHELF, [40, 30, 20, 10])

  it('brings the recipe back, exactly and from two decimals', () => {
    const [exact] = solveWith(highs, { materials: LEACH_SHELF, target: { percent } }).answer.recipes
    expect(exact?.distance).toBeLessThan(1e-12)
    expect(amountsOf(LEACH_SHELF, exact!).map((amount) => amount.toFixed(8))).toEqual(
      [40, 30, 20, 10].map((amount) => amount.toFixed(8)),
    )
    const printed = { SiO2: 67.39, Al2O3: 12.61, K2O: 7.52, CaO: 12.47 }
    const answer = solveWith(highs, {
      materials: LEACH_SHELF,
      target: { percent: printed },
      limits: { step: 1, least: 5 },
    }).answer
    expect(answer.isWithinTolerance).toBe(true)
    expect(amountsOf(LEACH_SHELF, answer.recipes[0]!)).toEqual([40, 30, 20, 10])
  })

  it('says what contradicts it, how far it can be had, and which oxide has no source', () => {
    const question: SolveQuestion = {
      materials: LEACH_SHELF,
      target: { percent: { ...percent, CaO: { max: 20 }, Li2O: { min: 2 } } },
    }
    const { answer, certificate } = solveWith(highs, question)
    expect(answer.missingSources).toEqual(['Li2O'])
    expect(answer.conflict?.map(({ demand }) => demand)).toEqual(['percent.Li2O >= 2 %'])
    expect(certificate && isProof(readProblem(question), certificate)).toBe(true)
    const much = solveWith(highs, {
      materials: LEACH_SHELF,
      target: { percent: { SiO2: 'ignore', Al2O3: 'ignore', CaO: 'ignore', K2O: { min: 20 } } },
    }).answer
    // Feldspar alone holds 16.92 of its 100 percent.
    expect(much.conflict?.[0]?.reason).toBe(
      'In these materials the percentage of K₂O reaches at most 16.92.',
    )
  })

  it('ranges and the cost of a percent are told', () => {
    const ask = (K2O: number) =>
      solveWith(highs, {
        materials: [...LEACH_SHELF, TALC],
        target: {
          percent: {
            SiO2: { min: 60, max: 68 },
            Al2O3: { min: 10, max: 14 },
            K2O: { min: K2O },
            CaO: 'ignore',
            MgO: { max: 3 },
          },
        },
        minimise: 'cost',
      }).answer
    const answer = ask(6)
    expect(answer.ranges?.percent?.K2O?.min).toBeCloseTo(6, 8)
    const price = answer.shadowPrices?.find(({ demand }) => demand === 'percent.K2O >= 6 %')
    const raised = (ask(6.001).recipes[0]?.costPerKg ?? 0) - (answer.recipes[0]?.costPerKg ?? 0)
    expect(price?.change).toBeCloseTo(1000 * raised, 3)
  })

  it('stands beside a formula, whose moles then count', () => {
    const umf = { SiO2: { min: 3, max: 4 }, Al2O3: 'ignore', CaO: 'ignore', K2O: 'ignore' } as const
    const { answer } = solveWith(highs, {
      materials: LEACH_SHELF,
      target: { umf, percent: { CaO: { min: 10, max: 11 } } },
    })
    expect(answer.recipes[0]?.percent.CaO).toBeGreaterThanOrEqual(10 - 1e-9)
    expect(answer.recipes[0]?.percent.CaO).toBeLessThanOrEqual(11 + 1e-9)
    expect(answer.recipes[0]?.umf.SiO2).toBeLessThanOrEqual(4 + 1e-9)
  })
})

describe('limits on groups and on least amounts', () => {
  const umf = { SiO2: { min: 3, max: 4 }, Al2O3: { min: 0.3, max: 0.5 }, CaO: 'ignore' } as const
  const target = { umf: { ...umf, K2O: { min: 0.2 } } }

  it('more clay than alumina allows is refused by name, with a proof', () => {
    const question: SolveQuestion = {
      materials: LEACH_SHELF,
      target,
      limits: { groups: [{ name: 'clay', materialIds: ['kaolin'], min: 40 }] },
    }
    const { answer, certificate } = solveWith(highs, question)
    const about = answer.conflict?.find(({ demand }) => demand === 'group "clay" >= 40 %')
    expect(about?.reason).toMatch(
      /^With the other demands group "clay" reaches at most \d+\.\d+\.$/,
    )
    expect(certificate && isProof(readProblem(question), certificate)).toBe(true)
  })

  it('a group of which nothing is there cannot be had', () => {
    const groups = [{ name: 'clay', materialIds: [], min: 10 }]
    const { answer } = solveWith(highs, { materials: LEACH_SHELF, target, limits: { groups } })
    expect(answer.conflict).toEqual([
      {
        demand: 'group "clay" >= 10 %',
        about: { kind: 'group', group: 0, name: 'clay', bound: 'atLeast', value: 10 },
        reason: 'In these materials group "clay" reaches at most 0.',
      },
    ])
  })

  it('too much of each that is in is refused, and the nearest holds it', () => {
    const { answer } = solveWith(highs, {
      materials: LEACH_SHELF,
      target: { umf: { SiO2: 3.71, Al2O3: 0.41, K2O: 0.26, CaO: 0.74 } },
      limits: { least: 25 },
    })
    expect(answer.status).toBe('impossible')
    expect(answer.conflict?.at(-1)).toMatchObject({
      demand: 'least = 25 %',
      reason: 'The other demands need less of some material.',
    })
    for (const { amount } of answer.nearest?.components ?? []) {
      expect(amount).toBeGreaterThanOrEqual(25 - 1e-9)
    }
    expect(answer.nearest?.components.length).toBeGreaterThan(1)
  })

  it('the nearest need not have what would only be in it for its least amount', () => {
    const { answer } = solveWith(highs, {
      materials: LEACH_SHELF,
      target: { umf: { SiO2: 3.2, Al2O3: 0.2, MgO: 0.1, K2O: 0.2, CaO: 0.7 } },
      limits: { least: 12 },
    })
    expect(answer.nearest?.components.map(({ materialId }) => materialId).sort()).toEqual([
      'feldspar',
      'silica',
      'whiting',
    ])
    expect(answer.nearest?.distance).toBeCloseTo(0.045467, 6)
  })

  it('what the least amount costs is told', () => {
    const ask = (least: number) =>
      solveWith(highs, {
        materials: LEACH_SHELF.map((one) => (one.id === 'kaolin' ? { ...one, price: 9 } : one)),
        target,
        limits: { least, groups: [{ materialIds: ['kaolin'], min: 1 }] },
        minimise: 'cost',
      }).answer
    const answer = ask(12)
    const price = answer.shadowPrices?.find(({ demand }) => demand === 'least = 12 %')
    const raised = (ask(12.001).recipes[0]?.costPerKg ?? 0) - (answer.recipes[0]?.costPerKg ?? 0)
    expect(price?.change).toBeCloseTo(1000 * raised, 3)
  })
})
