import { expect, test } from 'vitest'
import { isDraft, workingItem } from './working-item.ts'

test('an item of the library lies on the workbench with its ingredients', () => {
  const material = { kind: 'primitive', isArchived: false, materialTypeId: null } as const
  const item = workingItem({
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
  expect(workingItem({ id: 5, name: 'Talc', kind: 'primitive' }).lines).toEqual([])
})
