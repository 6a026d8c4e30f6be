import { expect, test } from 'vitest'
import { materialHref, materialLink } from './material-path.ts'

const leach = { id: 12, kind: 'recipe', name: 'Leach 4321' } as const

test('each kind has its own section', () => {
  expect(materialHref(leach)).toBe('/recipes/12/leach-4321')
  expect(materialHref({ ...leach, kind: 'primitive' })).toBe('/materials/12/leach-4321')
  expect(materialHref({ ...leach, kind: 'analysis' })).toBe('/analyses/12/leach-4321')
})

test('a name without letters leaves no slug, other scripts are encoded', () => {
  expect(materialHref({ ...leach, name: '***' })).toBe('/recipes/12')
  expect(materialHref({ ...leach, name: '天目' })).toBe('/recipes/12/%E5%A4%A9%E7%9B%AE')
})

test('links of the router take the same parts', () => {
  expect(materialLink(leach)).toEqual({
    to: '/recipes/$id/{-$slug}',
    params: { id: '12', slug: 'leach-4321' },
  })
})
