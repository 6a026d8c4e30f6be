import { describe, expect, it } from 'vitest'
import { SOLVE_MATERIALS_MAX } from './limits.ts'
import { solveQuestion } from './solve.ts'

const quartz = { id: 1, percent: { SiO2: 100 }, loi: 0, price: 1 }
const chalk = { id: 'whiting', percent: { CaO: 56.1 }, loi: 43.9 }
const question = { materials: [quartz, chalk], target: { umf: { SiO2: 3, CaO: 1 } } }

/** The first thing that is wrong, with its place. */
function problemOf(value: unknown): string | undefined {
  const parsed = solveQuestion.safeParse(value)
  const [issue] = parsed.error?.issues ?? []
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

describe('a question', () => {
  it('may leave out what is not needed', () => {
    const { materials, target } = question
    const bare = { id: 1, percent: { SiO2: 100 } }
    const parsed = solveQuestion.parse({ materials: [bare, materials[1]], target })
    expect(parsed.materials[0]?.loi).toBe(0)
  })

  it('may say everything', () => {
    const everything = {
      materials: [{ ...quartz, min: 1, max: 50 }],
      furtherMaterials: [{ ...chalk, price: 2 }],
      target: {
        umf: { SiO2: { min: 3 }, Al2O3: { max: 1 }, K2O: 'ignore', Fe2O3: 'minimise', CaO: 0.5 },
        ratios: { 'SiO2:Al2O3': { min: 5, max: 9 } },
        tolerance: 0.01,
      },
      limits: {
        maxMaterials: 5,
        step: 0.5,
        loi: { max: 10 },
        expansion: { min: 5, max: 7 },
        costPerKg: { max: 2 },
      },
      minimise: 'cost',
    }
    expect(problemOf(everything)).toBeUndefined()
  })

  const withUmf = (SiO2: unknown) => ({ ...question, target: { umf: { SiO2 } } })
  const withMaterial = (fields: object) => ({ ...question, materials: [{ ...quartz, ...fields }] })
  const withLimits = (limits: object) => ({ ...question, limits })
  const WISH = 'target.umf.SiO2: must be a number, { min, max }, "ignore" or "minimise"'

  it('may want percents instead of a formula, least amounts, and shares of groups', () => {
    const target = { percent: { SiO2: 60, Al2O3: { min: 10, max: 15 }, CaO: 'ignore' } }
    const limits = { least: 0.5, groups: [{ name: 'clay', materialIds: ['whiting', 7], min: 10 }] }
    expect(problemOf({ ...question, target, limits })).toBeUndefined()
    const both = { ...target, umf: { SiO2: { min: 3 } }, percentTolerance: 0.2 }
    expect(problemOf({ ...question, target: both })).toBeUndefined()
  })

  it('may want oxides together, and a part of the chart, without a formula', () => {
    const sums = { KNaO: { min: 0.2, max: 0.3 }, 'CaO+MgO': 0.7 }
    for (const chart of [
      { region: 'matte' },
      {
        corners: [
          [3, 0.3],
          [4, 0.3],
          [4, 0.5],
        ],
      },
    ]) {
      expect(problemOf({ ...question, target: { sums, chart } })).toBeUndefined()
    }
  })

  it.each([
    [
      { ...question, target: {} },
      'target.umf: is needed where there are no percent, sums or chart',
    ],
    [
      { ...question, target: { sums: { K2O: 1 } } },
      'target.sums.K2O: must be keyed by oxides that are added, such as K2O+Na2O',
    ],
    [
      { ...question, target: { sums: { KNaO: { min: 2, max: 1 } } } },
      'target.sums.KNaO.min: must not be above max',
    ],
    [
      { ...question, target: { chart: { region: 'crazed' } } },
      'target.chart: region must be one of unfused, matte, semiMatte, bright, underfired',
    ],
    [
      {
        ...question,
        target: {
          chart: {
            corners: [
              [1, 1],
              [2, 2],
              [3, 3],
            ],
          },
        },
      },
      'target.chart.corners: must be the corners of a convex polygon, in turn',
    ],
    [
      { ...question, target: { chart: { corners: [[1], [2, 2], [3, 1]] } } },
      'target.chart.corners.0: must be two numbers: SiO2 and Al2O3',
    ],
    [
      { ...question, target: { percent: { SiO2: 101 } } },
      'target.percent.SiO2: must be a number from 0 to 100',
    ],
    [
      { ...question, target: { percent: { SiO2: { min: 60, max: 101 } } } },
      'target.percent.SiO2.max: must be a number from 0 to 100',
    ],
    [
      { ...question, target: { percent: { Quartz: 1 } } },
      'target.percent: "Quartz" is not the symbol of an oxide, such as SiO2',
    ],
    [withLimits({ least: 101 }), 'limits.least: must be a number from 0 to 100'],
    [withLimits({ groups: [{ materialIds: [1] }] }), 'limits.groups.0: must have a min or a max'],
    [
      withLimits({ groups: [{ materialIds: [1], min: 20, max: 10 }] }),
      'limits.groups.0.min: must not be above max',
    ],
    [
      withLimits({ groups: Array.from({ length: 11 }, () => ({ materialIds: [1], min: 1 })) }),
      'limits.groups: must hold at most 10 entries',
    ],
    [withLimits({ expansion: {} }), 'limits.expansion: must have a min or a max'],
    [withLimits({ expansion: { min: 8, max: 6 } }), 'limits.expansion.min: must not be above max'],
    [{ ...question, materials: [] }, 'materials: must hold at least one entry'],
    [
      { ...question, materials: [quartz, { ...chalk, id: '1' }] },
      'materials.1.id: must not be the id of another material',
    ],
    [
      { ...question, materials: Array.from({ length: 10_000 }, (_, id) => ({ ...quartz, id })) },
      `materials: must hold at most ${SOLVE_MATERIALS_MAX} entries`,
    ],
    [
      withMaterial({ percent: { SiO: 1 } }),
      'materials.0.percent: "SiO" is not the symbol of an oxide, such as SiO2',
    ],
    [
      withMaterial({ percent: { SiO2: NaN } }),
      'materials.0.percent.SiO2: must be a number from 0 to 1000',
    ],
    [
      withMaterial({ percent: { SiO2: 1e300 } }),
      'materials.0.percent.SiO2: must be a number from 0 to 1000',
    ],
    [withMaterial({ min: 30, max: 20 }), 'materials.0.min: must not be above max'],
    [withMaterial({ loi: 101 }), 'materials.0.loi: must be a number from -1000 to 100'],
    [withUmf('much'), WISH],
    [withUmf(null), WISH],
    [withUmf(-1), 'target.umf.SiO2: must be a number from 0 to 1000'],
    [withUmf(Infinity), 'target.umf.SiO2: must be a number from 0 to 1000'],
    [withUmf({}), 'target.umf.SiO2: must have a min or a max'],
    [withUmf({ least: 1 }), 'target.umf.SiO2: has an unknown field: "least"'],
    [withUmf({ min: 3, max: 2 }), 'target.umf.SiO2.min: must not be above max'],
    [
      { ...question, target: { umf: {}, ratios: { SiO2: 3 } } },
      'target.ratios.SiO2: must be keyed by two oxides, such as SiO2:Al2O3',
    ],
    [withLimits({ step: 3 }), 'limits.step: must go into 100 without a rest, such as 0.5, 1 or 5'],
    [withLimits({ maxMaterials: 0 }), 'limits.maxMaterials: must be a whole number from 1 to 100'],
    [withLimits({ costPerKg: { max: 2 } }), 'materials.1.price: is needed where the cost counts'],
    [{ ...question, minimise: 'cost' }, 'materials.1.price: is needed where the cost counts'],
    [{ ...question, minimise: 'time' }, 'minimise: must be cost, distance or materials'],
  ])('is refused by the place of what is wrong (%#)', (value, problem) => {
    expect(problemOf(value)).toBe(problem)
  })
})
