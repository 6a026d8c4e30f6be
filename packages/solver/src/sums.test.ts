import { bordersOf } from '@glazy/ceramics/charts/borders'
import { FIRING_LIMITS } from '@glazy/ceramics/charts/firing-limits'
import { stullArea } from '@glazy/ceramics/charts/stull'
import { STULL_AREAS, type StullAreaId } from '@glazy/ceramics/charts/stull-areas'
import { beforeAll, describe, expect, it } from 'vitest'
import { isProof } from './certificate.ts'
import { loadHighs } from './highs.ts'
import { readProblem } from './problem.ts'
import type { SolveQuestion, Span } from './question.ts'
import { solveWith } from './solve.ts'
import { CHALK, LEACH_SHELF, QUARTZ, TALC, WOLLASTONITE } from './test-materials.ts'

let highs: Awaited<ReturnType<typeof loadHighs>>
beforeAll(async () => {
  highs = await loadHighs()
})

const ask = (question: SolveQuestion) => solveWith(highs, question).answer

/** NaAlSi3O8, theoretical. */
const ALBITE = {
  id: 'albite',
  percent: { Na2O: 11.82, Al2O3: 19.44, SiO2: 68.74 },
  loi: 0,
  price: 3,
}
const SHELF = [...LEACH_SHELF, ALBITE, TALC]
const OPEN = { SiO2: { min: 3, max: 4 }, Al2O3: { min: 0.3, max: 0.5 }, CaO: 'ignore' } as const

describe('oxides together', () => {
  it('a sum is held, whatever the parts of it are', () => {
    const sums = { 'K2O+Na2O': { min: 0.25, max: 0.3 } }
    const answer = ask({ materials: SHELF, target: { umf: OPEN, sums }, minimise: 'cost' })
    expect(answer.status).toBe('solved')
    for (const { umf } of answer.recipes) {
      const sum = (umf.K2O ?? 0) + (umf.Na2O ?? 0)
      expect(sum).toBeGreaterThanOrEqual(0.25 - 1e-9)
      expect(sum).toBeLessThanOrEqual(0.3 + 1e-9)
      expect(umf.MgO ?? 0).toBeLessThanOrEqual(0.005 + 1e-9)
    }
    expect(answer.ranges?.sums?.['K2O+Na2O']).toEqual({ min: 0.25, max: 0.3 })
    // The cheaper feldspar alone, as little of it as may be.
    expect(answer.recipes[0]?.umf.Na2O ?? 0).toBeCloseTo(0, 9)
    expect(answer.shadowPrices).toContainEqual(
      expect.objectContaining({
        demand: 'sums.K2O+Na2O >= 0.25',
        text: expect.stringMatching(/^0.01 mole more K₂O and Na₂O together would make/) as string,
      }),
    )
  })

  it('KNaO is the sum of both, and a figure is met by it', () => {
    const answer = ask({ materials: SHELF, target: { umf: OPEN, sums: { KNaO: 0.28 } } })
    const [best] = answer.recipes
    expect((best?.umf.K2O ?? 0) + (best?.umf.Na2O ?? 0)).toBeCloseTo(0.28, 9)
    expect(best?.sumResiduals?.['KNaO']).toBeCloseTo(0, 9)
    expect(answer.isWithinTolerance).toBeUndefined()
  })

  it('in steps a figure is met within the tolerance, and what is nearest counts', () => {
    const target = { umf: OPEN, sums: { KNaO: 0.28 } }
    const answer = ask({ materials: SHELF, target, limits: { step: 1 } })
    expect(answer.status).toBe('solved')
    expect(Math.abs(answer.recipes[0]?.sumResiduals?.['KNaO'] ?? 1)).toBeLessThanOrEqual(
      0.005 + 1e-9,
    )
  })

  it('a contradiction speaks of them, is proved, and the nearest recipe misses as little as can be', () => {
    const materials = [...LEACH_SHELF.filter(({ id }) => id !== 'feldspar'), TALC]
    const question: SolveQuestion = {
      materials,
      target: { umf: { ...OPEN, MgO: 'ignore' }, sums: { KNaO: { min: 0.1, max: 0.3 } } },
    }
    const { answer, certificate } = solveWith(highs, question)
    expect(answer.status).toBe('impossible')
    expect(answer.conflict).toEqual([
      {
        demand: 'sums.K2O+Na2O >= 0.1',
        about: { kind: 'sum', oxides: ['K2O', 'Na2O'], bound: 'atLeast', value: 0.1 },
        reason: 'None of the materials holds K₂O or Na₂O.',
      },
    ])
    expect(certificate && isProof(readProblem(question), certificate)).toBe(true)
    expect(answer.nearest?.sumResiduals?.['KNaO']).toBeCloseTo(-0.1, 9)
  })

  it('a sum of fluxes and what they leave cannot both be all', () => {
    const sums = { 'CaO+MgO': { min: 0.8 }, KNaO: { min: 0.3 } }
    const answer = ask({ materials: SHELF, target: { umf: { ...OPEN, MgO: 'ignore' }, sums } })
    expect(answer.status).toBe('impossible')
    expect(answer.conflict?.map(({ demand }) => demand).toSorted()).toEqual([
      'sums.CaO+MgO >= 0.8',
      'sums.K2O+Na2O >= 0.3',
    ])
    expect(answer.conflict?.[0]?.reason).toMatch(/^With the other demands the sum of .* reaches/)
  })

  it.each(['K2O', 'K2O+K2O', 'K2O+XO', ''])('%j is no sum', (key) => {
    const question = { materials: SHELF, target: { umf: OPEN, sums: { [key]: 1 } } }
    expect(() => ask(question)).toThrow(RangeError)
  })

  it('every published limit for stoneware can be made from a shelf, and is kept', () => {
    const FRIT = { id: 'frit', percent: { CaO: 28, B2O3: 50, SiO2: 22 }, loi: 0 }
    const ZINC = { id: 'zinc', percent: { ZnO: 100 }, loi: 0 }
    for (const { label, oxides } of FIRING_LIMITS.filter(({ id }) => id < 12)) {
      const { KNaO, ...single } = oxides
      const spans = Object.entries(single).map(([oxide, [min, max]]) => [oxide, { min, max }])
      const umf = Object.fromEntries(spans) as Record<string, Span>
      const sums = { KNaO: { min: KNaO![0], max: KNaO![1] } }
      const answer = ask({ materials: [...SHELF, FRIT, ZINC], target: { umf, sums } })
      expect([label, answer.status]).toEqual([label, 'solved'])
      const made = answer.recipes[0]!.umf
      const alkalis = (made.K2O ?? 0) + (made.Na2O ?? 0)
      expect(alkalis).toBeGreaterThanOrEqual(KNaO![0] - 1e-9)
      expect(alkalis).toBeLessThanOrEqual(KNaO![1] + 1e-9)
    }
  })
})

describe('a part of the chart', () => {
  const free = { K2O: { min: 0.2, max: 0.4 }, CaO: 'ignore' } as const

  function isIn(region: StullAreaId, x = 0, y = 0): boolean {
    const borders = bordersOf(stullArea(region)) ?? []
    return borders.every(({ across, up, value }) => across * x + up * y <= value + 1e-9)
  }

  it.each(STULL_AREAS.filter((id) => id !== 'unfused'))('a recipe in the %s area', (region) => {
    const materials = [...SHELF, { id: 'alumina', percent: { Al2O3: 100 }, loi: 0, price: 4 }]
    const target = { umf: free, chart: { region } }
    for (const { umf } of ask({ materials, target, minimise: 'cost' }).recipes) {
      expect(isIn(region, umf.SiO2, umf.Al2O3)).toBe(true)
    }
    expect(ask({ materials, target }).status).toBe('solved')
  })

  it('a rectangle with a ratio, as corners', () => {
    const chart = {
      corners: [
        [3, 0.3],
        [4, 0.3],
        [4, 0.5],
        [3, 0.5],
      ],
    }
    const ratios = { 'SiO2:Al2O3': { min: 9, max: 10 } }
    const [best] = ask({ materials: SHELF, target: { umf: free, chart, ratios } }).recipes
    const { SiO2 = 0, Al2O3 = 1 } = best?.umf ?? {}
    expect(SiO2).toBeGreaterThanOrEqual(3 - 1e-9)
    expect(Al2O3).toBeLessThanOrEqual(0.5 + 1e-9)
    expect(SiO2 / Al2O3).toBeGreaterThanOrEqual(9 - 1e-6)
    expect(SiO2 / Al2O3).toBeLessThanOrEqual(10 + 1e-6)
  })

  it('where the materials cannot go there, that is proved, and the nearest place is given', () => {
    const question: SolveQuestion = {
      materials: [QUARTZ, CHALK, WOLLASTONITE],
      target: { umf: { CaO: 1 }, chart: { region: 'matte' } },
    }
    const { answer, certificate } = solveWith(highs, question)
    expect(answer.status).toBe('impossible')
    expect(answer.conflict?.every(({ about }) => about.kind === 'side')).toBe(true)
    expect(answer.conflict?.[0]).toMatchObject({ about: { region: 'matte' } })
    expect(answer.conflict?.[0]?.reason).toMatch(/no recipe lies in the matte area/)
    expect(certificate && isProof(readProblem(question), certificate)).toBe(true)
    expect(answer.nearest?.distance).toBeGreaterThan(0)
  })

  it('corners that bend in are refused', () => {
    const corners = [
      [3, 0.3],
      [4, 0.3],
      [3.2, 0.35],
      [3, 0.5],
    ]
    expect(() => ask({ materials: SHELF, target: { chart: { corners } } })).toThrow(RangeError)
  })
})
