import { expect, test } from 'vitest'
import { copyDraft, isDraft, targetDraft, workbenchItem } from './workbench-item.ts'

test('an item of the library lies on the workbench with its ingredients', () => {
  const material = { kind: 'primitive', isArchived: false, materialTypeId: null } as const
  const item = workbenchItem({
    id: 4,
    name: 'Test',
    kind: 'recipe',
    components: [
      {
        material: { ...material, id: 1, name: 'Silica' },
        percentageAmount: 70,
        isAdditional: false,
      },
      {
        material: { ...material, id: null, name: 'Private' },
        percentageAmount: 2,
        isAdditional: true,
      },
    ],
  })
  expect(item.lines).toEqual([
    { materialId: 1, name: 'Silica', amount: 70, isAdditional: false },
    { materialId: null, name: 'Private', amount: 2, isAdditional: true },
  ])
  expect(isDraft(item)).toBe(false)
  expect(workbenchItem({ id: 5, name: 'Talc', kind: 'primitive' }).lines).toEqual([])
})

test('a recipe that is to come to a formula begins as a copy of what has it', () => {
  const target = { name: 'Test', moles: { SiO2: 4, CaO: 1 } }
  const silica = { materialId: 1, name: 'Silica', amount: 70, isAdditional: false }
  const secret = { ...silica, materialId: null, name: 'Private' }
  const recipe = { id: 4, name: 'Test', kind: 'recipe', lines: [silica, secret] } as const
  expect(targetDraft(recipe, 'Test (target)', target)).toEqual({
    name: 'Test (target)',
    kind: 'recipe',
    lines: [silica],
    target,
  })
  const talc = { id: 5, name: 'Talc', kind: 'primitive', lines: [] } as const
  expect(targetDraft(talc, 'Talc (target)', target).lines).toEqual([
    { materialId: 5, name: 'Talc', amount: 100, isAdditional: false },
  ])
})

test('a copy of a recipe has the ingredients that can be written again, and says whose copy it is', () => {
  const silica = { materialId: 1, name: 'Silica', amount: 70, isAdditional: false }
  const secret = { ...silica, materialId: null, name: 'Private' }
  const recipe = { id: 4, name: 'Test', kind: 'recipe', lines: [silica, secret] } as const
  const copy = copyDraft(recipe, 'Copy of Test')
  expect(copy).toEqual({ name: 'Copy of Test', kind: 'recipe', lines: [silica], originalId: 4 })
  const again = copyDraft({ ...copy, id: -1 }, 'Copy of Copy of Test')
  expect(again).toEqual({ ...copy, name: 'Copy of Copy of Test' })
  expect(copyDraft({ ...recipe, id: -2 }, 'Copy of Test')).not.toHaveProperty('originalId')
  expect(copyDraft(recipe, 'x'.repeat(300)).name).toHaveLength(255)
})

test('a copy of an analysis is called as the original, or a new analysis', () => {
  const figures = { percent: { SiO2: 50, CaO: 40 }, loi: 10, unityType: 'auto' } as const
  const report = { id: 7, name: 'Test report', kind: 'analysis', lines: [] } as const
  const copy = copyDraft(report, 'Copy of Test report', figures)
  expect(copy).toEqual({ name: 'Test report', kind: 'analysis', lines: [], originalId: 7, figures })
  expect(copyDraft({ ...report, name: '' }, 'Copy of ', figures).name).toBe('new analysis')
  const talc = { ...report, kind: 'primitive', name: 'Talc' } as const
  expect(copyDraft(talc, 'Copy of Talc', figures).name).toBe('Copy of Talc')
})
