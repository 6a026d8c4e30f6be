import { expect, test } from 'vitest'
import { materialLink } from './material-link.ts'

test('the link keeps the list and masks it with the own page of the item', () => {
  const leach = { id: 12, kind: 'recipe', name: 'Leach 4321' } as const
  expect(materialLink(leach, { q: 'leach', p: 2 })).toMatchObject({
    to: '.',
    search: { q: 'leach', p: 2, m: 12 },
    mask: { to: '/recipes/12/leach-4321', unmaskOnReload: true },
  })
})
