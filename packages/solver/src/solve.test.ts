import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { type Component, recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { LEACH_4321, PINNELL_CLEAR } from '@glazy/ceramics/chemistry/worked-examples'
import { beforeAll, describe, expect, it } from 'vitest'
import { isProof } from './certificate.ts'
import { loadHighs } from './highs.ts'
import { readProblem } from './problem.ts'
import type { SolveAnswer, SolveQuestion } from './question.ts'
import { solve, SolveTimeoutError, solveWith } from './solve.ts'
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

function ask(question: SolveQuestion): SolveAnswer {
  return solveWith(highs, question).answer
}

function umfOf(components: readonly Component[]) {
  return deriveChemistry(recipeAnalysis(components)).umf?.moles ?? {}
}

function amountsOf({ recipes }: SolveAnswer): Record<string, number> {
  const [best] = recipes
  return Object.fromEntries(
    (best?.components ?? []).map(({ materialId, amount }) => [materialId, amount]),
  )
}

describe('published recipes come back from their formula', () => {
  it.each([
    ['Leach 4321', LEACH_4321, [40, 30, 20, 10]],
    ['Pinnell clear', PINNELL_CLEAR, [25, 35, 20, 20]],
  ] as const)('%s', async (_, recipe, expected) => {
    const answer = await solve({ materials: LEACH_SHELF, target: { umf: umfOf(recipe) } })
    expect(answer.status).toBe('solved')
    const amounts = amountsOf(answer)
    LEACH_SHELF.forEach(({ id }, place) => expect(amounts[id]).toBeCloseTo(expected[place]!, 9))
    expect(answer.recipes[0]?.distance).toBeLessThan(1e-12)
  })

  it('also from the formula as a book prints it, in whole percents', () => {
    // Leach 4321 in two decimals, as a recipe page shows it.
    const umf = { SiO2: 3.71, Al2O3: 0.41, K2O: 0.26, CaO: 0.74 }
    const answer = ask({ materials: LEACH_SHELF, target: { umf }, limits: { step: 1 } })
    expect(amountsOf(answer)).toEqual({ feldspar: 40, silica: 30, whiting: 20, kaolin: 10 })
    expect(answer.isWithinTolerance).toBe(true)
  })
})

describe('what is demanded', () => {
  const materials = [...LEACH_SHELF, TALC, WOLLASTONITE]
  const area = { SiO2: { min: 3, max: 4 }, Al2O3: { min: 0.3, max: 0.5 }, K2O: { min: 0.2 } }

  it('a figure that cannot be met exactly is met within the tolerance, and said so', () => {
    const shelf = [{ ...CHALK, percent: { CaO: 55.8, MgO: 0.2 } }, FELDSPAR, QUARTZ, CLAY]
    const umf = { SiO2: 3.7, Al2O3: 0.41, K2O: 0.26, CaO: 0.74 }
    const answer = ask({ materials: shelf, target: { umf } })
    expect(answer).toMatchObject({ status: 'solved', isWithinTolerance: true })
    expect(Math.abs((answer.recipes[0]?.umf.CaO ?? 0) - 0.74)).toBeLessThanOrEqual(0.005 + 1e-9)
    expect(ask({ materials: shelf, target: { umf, tolerance: 0 } }).status).toBe('impossible')
  })

  it('the cheapest, and others named by how they differ', () => {
    const umf = { ...area, CaO: { min: 0.3 }, MgO: { max: 0.3 } }
    const answer = ask({ materials, target: { umf }, minimise: 'cost' })
    const [best, ...others] = answer.recipes
    expect(best?.difference).toEqual({ kind: 'best', by: 'cost', text: 'cheapest' })
    expect(others.length).toBeGreaterThanOrEqual(2)
    for (const { costPerKg } of others) expect(costPerKg).toBeGreaterThan(best?.costPerKg ?? 99)
    expect(others.map(({ difference }) => difference.text)).toContain('without silica')
    expect(answer.shadowPrices).toContainEqual(
      expect.objectContaining({ demand: 'umf.K2O >= 0.2', objective: 'cost' }),
    )
  })

  it('no more than four others, and none that differs by less than anybody would notice', () => {
    const shelf = [...LEACH_SHELF, TALC]
    const twins = shelf.map((one) => ({ ...one, id: `other ${one.id}`, price: one.price! + 1 }))
    const umf = { SiO2: 3.5, Al2O3: 0.4, K2O: 0.3, CaO: 0.6, MgO: 0.1 }
    const many = ask({ materials: [...shelf, ...twins], target: { umf }, minimise: 'cost' })
    expect(many.recipes).toHaveLength(5)
    // The closest differs from the cheapest within the tolerance, but by less than two percent.
    const chalk = { ...CHALK, percent: { CaO: 55.8, MgO: 0.2 } }
    const leach = { SiO2: 3.7, Al2O3: 0.41, K2O: 0.26, CaO: 0.74 }
    const materialsOfLeach = [chalk, FELDSPAR, QUARTZ, CLAY]
    const one = ask({ materials: materialsOfLeach, target: { umf: leach }, minimise: 'cost' })
    expect(one.recipes).toHaveLength(1)
  })

  it('what a demand costs is what the cheapest recipe costs more when it is raised', () => {
    const withLeast = (min: number): SolveQuestion => ({
      materials,
      target: { umf: { ...area, K2O: { min }, CaO: { min: 0.3 }, MgO: { max: 0.3 } } },
      minimise: 'cost',
    })
    const answer = ask(withLeast(0.2))
    const price = answer.shadowPrices?.find(({ demand }) => demand === 'umf.K2O >= 0.2')
    const more = ask(withLeast(0.2001)).recipes[0]?.costPerKg ?? 0
    const change = (more - (answer.recipes[0]?.costPerKg ?? 0)) * 100
    expect(price?.change).toBeCloseTo(change, 4)
  })

  it('ratios, loss on ignition, cost, and amounts of a material', () => {
    const answer = ask({
      materials: materials.map((material) =>
        material.id === 'kaolin' ? { ...material, min: 12, max: 15 } : material,
      ),
      target: {
        umf: { K2O: { min: 0.1 }, CaO: 'ignore', MgO: 'ignore', SiO2: 'ignore' },
        ratios: { 'SiO2:Al2O3': { min: 7, max: 8 } },
      },
      limits: { loi: { max: 5 }, costPerKg: { max: 2 } },
    })
    const [best] = answer.recipes
    expect((best?.umf.SiO2 ?? 0) / (best?.umf.Al2O3 ?? 1)).toBeGreaterThanOrEqual(7 - 1e-9)
    expect((best?.umf.SiO2 ?? 0) / (best?.umf.Al2O3 ?? 1)).toBeLessThanOrEqual(8 + 1e-9)
    expect(best?.loi).toBeLessThanOrEqual(5 + 1e-9)
    expect(best?.costPerKg).toBeLessThanOrEqual(2 + 1e-9)
    expect(amountsOf(answer)['kaolin']).toBeGreaterThanOrEqual(12 - 1e-9)
    expect(amountsOf(answer)['kaolin']).toBeLessThanOrEqual(15 + 1e-9)
  })

  it('thermal expansion, as it is calculated of every other recipe', () => {
    const umf = { ...area, CaO: { min: 0.3 }, MgO: { max: 0.4 } }
    const free = ask({ materials, target: { umf }, minimise: 'cost' }).recipes[0]?.expansion ?? 0
    expect(free).toBeGreaterThan(5)
    for (const expansion of [{ max: free - 0.3 }, { min: free + 0.3, max: free + 0.4 }]) {
      const [best] = ask({
        materials,
        target: { umf },
        limits: { expansion },
        minimise: 'cost',
      }).recipes
      expect(best?.expansion).toBeGreaterThanOrEqual((expansion.min ?? 0) - 1e-9)
      expect(best?.expansion).toBeLessThanOrEqual(expansion.max + 1e-9)
    }
  })

  it('at most so many materials, and the fewest that do', () => {
    const umf = {
      SiO2: 3.5,
      K2O: { min: 0.1 },
      CaO: 'ignore',
      MgO: 'ignore',
      Al2O3: 'ignore',
    } as const
    const three = ask({ materials, target: { umf }, limits: { maxMaterials: 3 } })
    expect(three.recipes[0]?.components.length).toBeLessThanOrEqual(3)
    expect(three.recipes[0]?.umf.SiO2).toBeCloseTo(3.5, 9)
    const fewest = ask({ materials, target: { umf }, minimise: 'materials' })
    // Feldspar alone has 6 mole of silica; something with more flux brings it down.
    expect(fewest.recipes[0]?.components).toHaveLength(2)
  })

  it('as little as can be of an oxide', () => {
    const umf = { SiO2: { min: 3 }, K2O: { min: 0.25 }, CaO: 'ignore', Al2O3: 'minimise' } as const
    const [best] = ask({ materials, target: { umf } }).recipes
    // Feldspar brings a mole of alumina with each of potash.
    expect(best?.umf.Al2O3).toBeCloseTo(0.25 * (18.32 / 101.961) * (94.196 / 16.92), 6)
    expect(best?.difference).toMatchObject({ kind: 'best', by: 'oxides' })
  })

  it('ranges are what materials and oxides may still be', () => {
    const answer = ask({
      materials: [FELDSPAR, CHALK],
      target: { umf: { SiO2: 'ignore', Al2O3: 'ignore', CaO: 'ignore', K2O: { min: 0.5 } } },
    })
    expect(answer.ranges?.umf.K2O).toEqual({ min: 0.5, max: 1 })
    expect(answer.ranges?.umf.CaO).toEqual({ min: 0, max: 0.5 })
    expect(answer.ranges?.materials['feldspar']?.max).toBeCloseTo(100, 9)
    // Grams of each, in hundreds, that bring one mole.
    const half = 56.077 / 56.1
    const spar = 94.196 / 16.92
    expect(answer.ranges?.materials['whiting']?.max).toBeCloseTo((100 * half) / (half + spar), 3)
  })
})

describe('what cannot be made', () => {
  const umf = umfOf(LEACH_4321)

  function refuse(question: SolveQuestion) {
    const { answer, certificate } = solveWith(highs, question)
    expect(answer).toMatchObject({ status: 'impossible', recipes: [] })
    expect(certificate && isProof(readProblem(question), certificate)).toBe(true)
    return answer
  }

  it('tells how far a thermal expansion can be had, and proves it', () => {
    const answer = refuse({
      materials: LEACH_SHELF,
      target: { umf },
      limits: { expansion: { max: 7 } },
    })
    const about = answer.conflict?.find(({ demand }) => demand === 'expansion <= 7')
    const [, least] =
      /the thermal expansion is at least (\d\.\d+)\.$/.exec(about?.reason ?? '') ?? []
    // Leach 4321 has 7.49; the demands that contradict are not all that it is.
    expect(Number(least)).toBeGreaterThan(7)
    expect(Number(least)).toBeLessThanOrEqual(7.49)
  })

  it('names an oxide without a source, and what would bring it', () => {
    const answer = refuse({
      materials: LEACH_SHELF,
      furtherMaterials: [TALC, SPODUMENE],
      target: { umf: { ...umf, CaO: { max: 0.7 }, Li2O: { min: 0.05 } } },
    })
    expect(answer.missingSources).toEqual(['Li2O'])
    expect(answer.conflict).toEqual([
      {
        demand: 'umf.Li2O >= 0.05',
        about: { kind: 'oxide', oxide: 'Li2O', bound: 'atLeast', value: 0.05 },
        reason: 'None of the materials holds Li₂O.',
      },
    ])
    expect(answer.wouldHelp?.map(({ materialId }) => materialId)).toEqual(['spodumene'])
    expect(answer.wouldHelp?.[0]?.recipe.umf.Li2O).toBeGreaterThanOrEqual(0.05 - 1e-9)
  })

  it('names the demands that contradict each other, and no others', () => {
    const answer = refuse({
      materials: LEACH_SHELF,
      target: { umf: { SiO2: { max: 4 }, Al2O3: { max: 0.3 }, K2O: { min: 0.5 }, CaO: 'ignore' } },
    })
    expect(answer.conflict?.map(({ demand }) => demand)).toEqual([
      'umf.Al2O3 <= 0.3',
      'umf.K2O >= 0.5',
    ])
    expect(answer.conflict?.[1]?.reason).toBe('With the other demands K₂O reaches at most 0.2999.')
  })

  it('fluxes that add to more than one', () => {
    const answer = refuse({
      materials: LEACH_SHELF,
      target: { umf: { ...umf, K2O: { min: 0.6 }, CaO: { min: 0.5 } } },
    })
    expect(answer.conflict).toHaveLength(2)
    expect(answer.nearest?.difference.kind).toBe('nearest')
  })

  it('limits that leave nothing, with no nearest recipe', () => {
    const materials = LEACH_SHELF.map((material) => ({ ...material, max: 20 }))
    const answer = refuse({ materials, target: { umf } })
    expect(answer.conflict?.map(({ about }) => about.kind)).toEqual(Array(4).fill('material'))
    expect(answer.nearest).toBeUndefined()
  })

  it('materials without any flux', () => {
    const answer = refuse({ materials: [QUARTZ], target: { umf: { SiO2: 3 } } })
    expect(answer.conflict?.[0]).toMatchObject({ demand: 'fluxes add to 1' })
  })

  it('whole steps that no amounts hold', () => {
    const question: SolveQuestion = {
      materials: LEACH_SHELF,
      target: { umf: { SiO2: 3.5, Al2O3: 0.41, K2O: 'ignore', CaO: 'ignore' } },
      limits: { step: 20 },
    }
    const answer = ask(question)
    expect(answer.status).toBe('impossible')
    expect(answer.conflict?.map(({ about }) => about.kind)).toContain('step')
    for (const { amount } of answer.nearest?.components ?? []) expect(amount % 20).toBe(0)
    expect(ask({ ...question, limits: {} }).status).toBe('solved')
  })

  it('too few materials', () => {
    const answer = ask({
      materials: LEACH_SHELF,
      target: { umf },
      limits: { maxMaterials: 2 },
    })
    expect(answer.status).toBe('impossible')
    expect(answer.conflict?.at(-1)).toMatchObject({
      demand: 'maxMaterials <= 2',
      reason: 'The other demands need more materials.',
    })
    expect(answer.nearest?.components.length).toBeLessThanOrEqual(2)
  })
})

it('says that time was too short', () => {
  const question = { materials: LEACH_SHELF, target: { umf: umfOf(LEACH_4321) } }
  expect(() => solveWith(highs, question, 0)).toThrow(SolveTimeoutError)
})

describe('what nobody can weigh', () => {
  const shelf = LEACH_SHELF.map((material) => ({ ...material, price: 1 }))
  const materials = [...shelf, { ...TALC, price: 0, max: 0.02 }]
  const umf = { SiO2: { min: 3.6, max: 3.8 }, Al2O3: { min: 0.4, max: 0.42 }, K2O: { min: 0.2 } }

  it('is left out where the demands hold without it', () => {
    const target = { umf: { ...umf, CaO: 'ignore', MgO: 'ignore' } } as const
    const answer = ask({ materials, target, minimise: 'cost' })
    expect(answer.status).toBe('solved')
    expect(Object.values(amountsOf(answer)).every((amount) => amount >= 0.05)).toBe(true)
    expect(Object.keys(amountsOf(answer))).not.toContain(TALC.id)
  })

  it.each([0.0005, { min: 0.0005 }])('stays where it is asked for: MgO %j', (MgO) => {
    const answer = ask({ materials, target: { umf: { ...umf, CaO: 'ignore', MgO } } })
    expect(answer.recipes[0]?.umf.MgO).toBeGreaterThan(0)
  })

  it('stays where the cheapest recipe would be dearer without it', () => {
    const price = 100_000
    const target = { umf: { ...umf, CaO: 'ignore', MgO: { min: 0.0005 } } } as const
    const dolomite = { id: 'dolomite', percent: { CaO: 30.4, MgO: 21.9 }, loi: 47.7, price }
    const answer = ask({ materials: [...materials, dolomite], target, minimise: 'cost' })
    expect(Object.keys(amountsOf(answer))).toContain(TALC.id)
  })

  it('that is needed takes nothing else out of the cheapest recipe', () => {
    // Wollastonite alone could bring the calcium, and costs more.
    const shelf = [...LEACH_SHELF, WOLLASTONITE, { ...TALC, max: 0.02 }]
    const wide = { SiO2: { min: 2, max: 5 }, Al2O3: { min: 0.2, max: 0.5 }, K2O: { min: 0.1 } }
    const target = { umf: { ...wide, CaO: { min: 0.5 }, MgO: { min: 0.0005 } } }
    const prices = Object.fromEntries(shelf.map(({ id, price = 0 }) => [id, price]))
    const cost = (answer: SolveAnswer) =>
      Object.entries(amountsOf(answer)).reduce((sum, [id, amount]) => sum + amount * prices[id]!, 0)
    const answer = ask({ materials: shelf, target, minimise: 'cost' })
    const wished = { ...target.umf, MgO: 'ignore' } as const
    const plain = ask({ materials: shelf, target: { umf: wished }, minimise: 'cost' })
    expect(amountsOf(answer).talc).toBeGreaterThan(0)
    expect(cost(answer)).toBeLessThan(cost(plain) * 1.01)
  })
})
