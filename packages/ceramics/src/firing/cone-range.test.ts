import { expect, it } from 'vitest'
import { coneRange } from './cone-range.ts'
import { CONE_GROUPS } from './cones.ts'

it.each(['low', 'mid', 'high'] as const)('%s is the band of that name', (group) => {
  expect(coneRange(group)).toEqual(CONE_GROUPS[group])
})

it('a cone by its id is itself alone, also as digits', () => {
  expect(coneRange(30)).toEqual({ fromId: 30, toId: 30 })
  expect(coneRange('30')).toEqual({ fromId: 30, toId: 30 })
})
