import { umfOxides } from '@glazy/contract/preferences'
import { expect, test } from 'vitest'
import {
  choicesFor,
  groupProblem,
  OWN_GROUPS,
  type OwnGroups,
  withOxide,
  withoutOxide,
} from './group-choice.ts'

const GROUPS: OwnGroups = {
  r2o: ['Na2O', 'K2O'],
  ro: ['CaO'],
  r2o3: ['Al2O3', 'B2O3'],
  ro2: ['SiO2', 'TiO2'],
}

test('an oxide stands in one group only', () => {
  const moved = withOxide(GROUPS, 'ro', 'TiO2')
  expect(moved.ro).toEqual(['CaO', 'TiO2'])
  expect(moved.ro2).toEqual(['SiO2'])
  const oxides = OWN_GROUPS.flatMap((group) => moved[group])
  expect(new Set(oxides).size).toBe(oxides.length)
  expect(umfOxides.safeParse({ type: 'custom', oxides: moved }).success).toBe(true)
})

test('stabilizers and glass-formers are made of what is no flux', () => {
  for (const group of ['r2o3', 'ro2'] as const) {
    const choices = choicesFor(GROUPS, group)
    expect(choices).toContain('ZrO2')
    for (const flux of ['Na2O', 'K2O', 'CaO'] as const) expect(choices).not.toContain(flux)
  }
  expect(choicesFor(GROUPS, 'r2o')).toContain('CaO')
  expect(choicesFor(GROUPS, 'ro')).not.toContain('CaO')
})

test('at least one flux is needed', () => {
  expect(groupProblem(GROUPS)).toBeUndefined()
  const bare = (['Na2O', 'K2O', 'CaO'] as const).reduce<OwnGroups>(withoutOxide, GROUPS)
  expect(groupProblem(bare)).toBe('fluxRequired')
  expect(umfOxides.safeParse({ type: 'custom', oxides: bare }).success).toBe(false)
})
