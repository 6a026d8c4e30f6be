import { hazardOf } from '@glazy/ceramics/hazards/hazards'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadHighs } from './highs.ts'
import type { SolveMaterial, SolveQuestion } from './question.ts'
import { solveWith } from './solve.ts'
import { CHALK, CLAY, FELDSPAR, QUARTZ } from './test-materials.ts'

let highs: Awaited<ReturnType<typeof loadHighs>>
beforeAll(async () => {
  highs = await loadHighs()
})

const BARIUM: SolveMaterial = {
  id: 'barium',
  name: 'Barium Carbonate',
  percent: { BaO: 77.7 },
  loi: 22.3,
}
/** A glass that holds barium, which no list names. */
const BARIUM_FRIT: SolveMaterial = {
  id: 'frit',
  name: 'Barium Frit',
  percent: { BaO: 30, CaO: 10, SiO2: 60 },
  loi: 0,
}

const question = (materials: readonly SolveMaterial[], noHazards: boolean): SolveQuestion => ({
  materials,
  target: {
    umf: {
      SiO2: { min: 2.5, max: 5 },
      Al2O3: { min: 0.2, max: 0.6 },
      ...{ BaO: { min: 0.1, max: 0.4 }, CaO: 'ignore', K2O: 'ignore', Na2O: 'ignore' },
    },
    tolerance: 0.1,
  },
  limits: { noHazards },
})

const shelf = [FELDSPAR, QUARTZ, CHALK, CLAY, BARIUM, BARIUM_FRIT]
const idsOf = (recipes: readonly { components: readonly { materialId: unknown }[] }[]) =>
  new Set(recipes.flatMap(({ components }) => components.map(({ materialId }) => materialId)))

describe('without hazardous materials', () => {
  it('no recipe has one, and what is bound in a frit is not one', () => {
    expect(hazardOf(BARIUM)).toBeDefined()
    expect(idsOf(solveWith(highs, question(shelf, false)).answer.recipes)).toContain('barium')
    const safe = solveWith(highs, question(shelf, true)).answer
    expect(safe.status).toBe('solved')
    expect(idsOf(safe.recipes)).toContain('frit')
    expect(idsOf(safe.recipes)).not.toContain('barium')
  })

  it('it is known by its analysis, whatever it is called', () => {
    const nameless = shelf.map((material) => ({ ...material, name: undefined }))
    expect(idsOf(solveWith(highs, question(nameless, true)).answer.recipes)).not.toContain('barium')
  })

  it('where nothing else holds the oxide, the conflict names it', () => {
    const withoutFrit = shelf.filter((material) => material !== BARIUM_FRIT)
    const { answer } = solveWith(highs, question(withoutFrit, true))
    expect(answer.status).toBe('impossible')
    expect(answer.conflict?.map(({ demand }) => demand)).toEqual([
      'umf.BaO >= 0.1',
      'material "barium" <= 0 %',
    ])
  })

  it('none is said to help', () => {
    const { materials, ...rest } = question([FELDSPAR, QUARTZ, CHALK, CLAY], true)
    const asked = { ...rest, materials, furtherMaterials: [BARIUM, BARIUM_FRIT] }
    expect(solveWith(highs, asked).answer.wouldHelp?.map(({ materialId }) => materialId)).toEqual([
      'frit',
    ])
  })
})
