import { beforeAll, expect, it } from 'vitest'
import { loadHighs } from './highs.ts'
import type { SolveQuestion } from './question.ts'
import { solveWith } from './solve.ts'
import { LEACH_SHELF } from './test-materials.ts'

let highs: Awaited<ReturnType<typeof loadHighs>>
beforeAll(async () => {
  highs = await loadHighs()
})

const ask = (question: SolveQuestion) => solveWith(highs, question).answer

const BARIUM = { id: 'b', name: 'Barium Carbonate', percent: { BaO: 77.7 }, loi: 22.3 }
const LEAD = { id: 'l', name: 'Frit 3403', percent: { PbO: 57.2, SiO2: 38.9, Al2O3: 3.9 }, loi: 0 }
const ZINC = { id: 'z', name: 'Zinc Oxide', percent: { ZnO: 100 }, loi: 0 }
const umf = {
  SiO2: { min: 3 },
  Al2O3: { min: 0.3 },
  K2O: 'ignore',
  CaO: 'ignore',
  BaO: 'ignore',
  PbO: 'ignore',
  ZnO: 'ignore',
} as const
const limits = { noHazards: true }

it('hazardous materials are in no recipe, and it is said which they are and why', () => {
  const materials = [...LEACH_SHELF, BARIUM, LEAD, ZINC]
  const answer = ask({ materials, target: { umf: { ...umf, ZnO: { min: 0.1 } } }, limits })
  expect(answer.hazardous).toEqual([
    { materialId: 'b', hazards: [{ index: '056-003-00-2', codes: ['H302'] }] },
    {
      materialId: 'l',
      hazards: [{ index: '082-001-00-6', codes: ['H302', 'H332', 'H360'], oxide: 'PbO' }],
    },
  ])
  expect(answer.status).toBe('solved')
  const used = answer.recipes.flatMap(({ components }) => components.map((each) => each.materialId))
  expect(used).not.toContain('b')
  expect(used).not.toContain('l')
  // A danger to water alone is none to whoever mixes it.
  expect(used).toContain('z')
})

it('what only a hazardous material brings has no source, and none is offered as a help', () => {
  const target = { umf: { ...umf, BaO: { min: 0.2 } } }
  const answer = ask({ materials: LEACH_SHELF, furtherMaterials: [BARIUM], target, limits })
  expect(answer).toMatchObject({ status: 'impossible', missingSources: ['BaO'], wouldHelp: [] })
  const allowed = ask({ materials: LEACH_SHELF, furtherMaterials: [BARIUM], target })
  expect(allowed.wouldHelp?.map(({ materialId }) => materialId)).toEqual(['b'])
  expect(allowed.hazardous).toBeUndefined()
})

it('nothing but hazardous materials makes nothing', () => {
  const answer = ask({ materials: [LEAD, BARIUM], target: { umf }, limits })
  expect(answer).toMatchObject({ status: 'impossible', recipes: [] })
  expect(answer.hazardous).toHaveLength(2)
})
