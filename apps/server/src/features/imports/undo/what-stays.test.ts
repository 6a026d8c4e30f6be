import { expect, it } from 'vitest'
import { whatStays } from './undo-import.service.ts'

const item = (id: number, reason: 'edited' | 'photographed' | null = null) => ({
  id,
  name: `Test ${id}`,
  kind: 'recipe' as const,
  reason,
})

it('lets everything go that nobody has touched', () => {
  expect(whatStays([item(1), item(2)], [{ usedId: 1, byId: 2 }])).toEqual([])
})

it('keeps what is used by something that stays, through any number of steps', () => {
  const items = [item(1), item(2), item(3, 'edited'), item(4)]
  const uses = [
    { usedId: 1, byId: 2 },
    { usedId: 2, byId: 3 },
  ]
  expect(whatStays(items, uses)).toMatchObject([
    { id: 1, reason: 'used' },
    { id: 2, reason: 'used' },
    { id: 3, reason: 'edited' },
  ])
})

it('keeps what something outside of the import uses', () => {
  expect(whatStays([item(1)], [{ usedId: 1, byId: 99 }])).toMatchObject([{ reason: 'used' }])
})
