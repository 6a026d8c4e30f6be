import type { SolveAnswer } from '@glazy/solver/question'
import { expect, test } from 'vitest'
import { atPlace, placeOf } from './question-place.ts'

const answer = (umf: object, at: 'recipes' | 'nearest') =>
  ({ recipes: [], [at]: at === 'recipes' ? [{ umf }] : { umf } }) as unknown as SolveAnswer

test('a question is where it asks for silica and alumina, or where its answer is', () => {
  const found = answer({ SiO2: 3.1, Al2O3: 0.35 }, 'recipes')
  expect(placeOf({ umf: 'SiO2:3,Al2O3:0.4' }, found)).toEqual({ x: 3, y: 0.4 })
  expect(placeOf({ umf: 'SiO2:3,Al2O3:0.3-0.5' }, found)).toEqual({ x: 3.1, y: 0.35 })
  expect(placeOf({}, answer({ SiO2: 2 }, 'nearest'))).toEqual({ x: 2, y: 0 })
  expect(placeOf({}, undefined)).toBeUndefined()
})

test('a place of the chart is silica and alumina, and ends the wish for a region', () => {
  const moved = atPlace({ x: 3.2, y: 0.45 }, { umf: 'CaO:0.7,SiO2:2-3', in: 'matte' })
  expect(moved).toEqual({ umf: 'CaO:0.7,SiO2:3.2,Al2O3:0.45', in: undefined })
})
