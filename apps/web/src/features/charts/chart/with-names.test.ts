import type { ChartPoint } from '@glazy/contract/charts'
import { expect, test } from 'vitest'
import { withNames } from './with-names.ts'

test('a point without a name is called by what it is and its number', () => {
  const point = (id: number, name: string) => ({ id, name, kind: 'recipe' }) as ChartPoint // of it
  const named = withNames([point(7, 'Celadon'), point(123, '')], () => 'Recipe')
  expect(named.map(({ name }) => name)).toEqual(['Celadon', 'Recipe 123'])
})
