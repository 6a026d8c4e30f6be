import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { readInput } from './read-input.ts'

/** Source of the figures: the worked example of Leach 4321 with textbook materials. */
const MATERIALS = [
  { id: 'spar', percent: { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 }, loi: 0 },
  { id: 2, percent: { SiO2: 100 } },
  { id: 3, percent: { CaO: 56.1 }, loi: 43.9 },
  { id: 4, percent: { SiO2: 47.29, Al2O3: 40.21 }, loi: 12.5 },
]
const line = (materialId: string | number, amount: number) => ({ materialId, amount })
const LEACH = { id: 'leach', components: [line('spar', 40), line(2, 30), line(3, 20), line(4, 10)] }

function run(input: unknown) {
  const read = readInput(input)
  if (!read.ok) throw new Error(read.error)
  return analyze(read.value)
}

function recipesOf(input: unknown) {
  return run(input).recipes.map((recipe) => {
    if ('problems' in recipe) throw new Error(recipe.problems.join())
    return recipe
  })
}

describe('analyze', () => {
  it('prints the published figures of Leach 4321, unrounded, with the ids it was given', () => {
    const [leach] = recipesOf({ materials: MATERIALS, recipes: [LEACH] })
    expect(leach).toMatchObject({ id: 'leach', flags: [] })
    expect(leach?.percent.SiO2).toBeCloseTo(60.633, 3)
    expect(leach?.loi).toBeCloseTo(10.03, 3)
    expect(leach?.umf.SiO2).toBeCloseTo(3.7109, 4)
    expect(leach?.umf.K2O).toBeCloseTo(0.2642, 4)
    expect(leach?.R2OTotal).toBeCloseTo(0.2642, 4)
    expect(leach?.ROTotal).toBeCloseTo(0.7358, 4)
    expect(leach?.SiO2Al2O3Ratio).toBeCloseTo(9.07, 2)
    expect(leach?.molPercent.CaO).toBeCloseTo(14.37, 3)
    expect(leach?.thermalExpansion).toBeCloseTo(7.489, 3)
  })

  it('takes recipes inside recipes', () => {
    const outer = { id: 9, components: [line('leach', 50), line(2, 50)] }
    const [leach, twice] = recipesOf({ materials: MATERIALS, recipes: [LEACH, outer] })
    expect(twice?.percent.CaO).toBeCloseTo((leach?.percent.CaO ?? 0) / 2, 10)
  })

  it('gives an empty formula and sums of 0 without flux', () => {
    const [sand] = recipesOf({
      materials: MATERIALS,
      recipes: [{ id: 1, components: [line(2, 5)] }],
    })
    expect(sand).toMatchObject({
      umf: {},
      R2OTotal: 0,
      ROTotal: 0,
      SiO2Al2O3Ratio: 0,
      flags: ['noFlux'],
    })
  })

  it('gives a ratio of 0 where silica has no alumina to be compared with', () => {
    const components = [line(2, 5), line(3, 5)]
    const [glass] = recipesOf({ materials: MATERIALS, recipes: [{ id: 1, components }] })
    expect(glass).toMatchObject({ R2OTotal: 0, ROTotal: 1, SiO2Al2O3Ratio: 0 })
  })

  it('takes unusual data as they are and flags them', () => {
    const result = run({
      materials: [
        { id: 'iron', percent: { Fe2O3: 142.97 }, loi: -42.97 },
        { id: 'ash', percent: { CaO: 30, 'SO₃': 4 }, loi: 10 },
      ],
      recipes: [
        { id: 1, components: [line('iron', 1)] },
        { id: 2, components: [line('ash', 1), line('ash', 2), line('ash', -3)] },
        { id: 3, components: [] },
      ],
    })
    expect(result).toMatchObject({
      recipes: [
        { id: 1, percent: { Fe2O3: 142.97 }, loi: -42.97, flags: ['negativeLoi', 'noFlux'] },
        { id: 2, loi: 10, flags: ['totalNot100', 'materialTwice', 'amountNotPositive'] },
        { id: 3, percent: {}, flags: ['totalNot100', 'noFlux', 'noAnalysis'] },
      ],
      materials: [
        { id: 'iron', flags: ['negativeLoi'] },
        { id: 'ash', flags: ['totalNot100', 'unknownOxide'] },
      ],
    })
  })

  it('takes a material without an analysis, and what is left open', () => {
    const lines = [{ materialId: 1, amount: 1, isAdditional: null }, line(2, 1)]
    const [mixed] = recipesOf({
      materials: [...MATERIALS, { id: 1, percent: null, loi: null }, { id: 9 }],
      recipes: [{ id: 1, components: lines }],
    })
    expect(mixed).toMatchObject({ percent: { SiO2: 50 }, loi: 0, flags: ['totalNot100', 'noFlux'] })
  })

  it('says which recipes cannot be calculated, and calculates the others', () => {
    const { recipes } = run({
      materials: MATERIALS,
      recipes: [
        { id: 'r', components: [line('x', 1), line(2, 1), line('2', 3), line('x', 2), line(7, 0)] },
        LEACH,
        { id: 'a', components: [line('b', 1)] },
        { id: 'b', components: [line('a', 1)] },
        { id: 'self', components: [line(2, 1), line('self', 1)] },
        { id: 'around r', components: [line('r', 1)] },
        { id: 'around a', components: [line('a', 1)] },
        { id: 'last', components: [line('leach', 1)] },
      ],
    })
    expect(recipes).toMatchObject([
      {
        id: 'r',
        problems: [
          'material "x" is not among the materials',
          'material "2" is not among the materials',
        ],
      },
      { id: 'leach', flags: [] },
      { id: 'a', problems: ['contains itself by way of "b" → "a" → "b"'] },
      { id: 'b', problems: ['contains itself by way of "a" → "b" → "a"'] },
      { id: 'self', problems: ['contains itself by way of "self" → "self"'] },
      { id: 'around r', problems: ['material "x" is not among the materials'] },
      { id: 'around a', problems: ['contains itself by way of "a" → "b" → "a"'] },
      { id: 'last', flags: [] },
    ])
  })

  it('says what of a recipe or material cannot be read, and reads the others', () => {
    const { recipes, materials } = run({
      materials: [...MATERIALS, { id: 'text', percent: { SiO2: '60' }, loi: [] }, 5],
      recipes: [
        { id: 1, components: [{ materialId: 2, amount: '2' }, { amount: 1 }] },
        { id: {}, components: [] },
        { id: 'of text', components: [line('text', 1)] },
        { id: 'of 1', components: [line(1, 1)] },
        LEACH,
        LEACH,
      ],
    })
    expect(recipes).toMatchObject([
      {
        id: 1,
        problems: [
          'components.0.amount: must be a number',
          'components.1.materialId: must be a text or a number',
        ],
      },
      { id: null, problems: ['recipes.1.id: must be a text or a number'] },
      { id: 'of text', problems: ['material "text" cannot be read'] },
      { id: 'of 1', problems: ['material 1 cannot be read'] },
      { id: 'leach', flags: ['idTwice'] },
      { id: 'leach', flags: ['idTwice'] },
    ])
    expect(materials).toEqual([
      { id: 'text', problems: ['percent.SiO2: must be a number', 'loi: must be a number'] },
      { id: null, problems: [expect.stringMatching(/^materials\.5: /)] },
    ])
  })

  it.each([
    [{}, 'recipes: is required'],
    [{ recipes: {} }, 'recipes: must be a list'],
    [[], 'must be an object with fields'],
    [{ recipes: [], materials: 1 }, 'materials: must be a list'],
  ])('refuses %j: no list of recipes', (input, problem) => {
    const read = readInput(input)
    expect(read.ok ? 'read' : read.error).toBe(problem)
  })
})
