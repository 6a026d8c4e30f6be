import { expect, test } from 'vitest'
import { kindOf, WISH_KINDS, wishOfKind } from './wish-kinds.ts'

test('a wish of each kind is of that kind, and about the same figure', () => {
  for (const kind of WISH_KINDS) expect(kindOf(wishOfKind(0.5, kind))).toBe(kind)
  expect(wishOfKind(0.5, 'between')).toEqual({ min: 0.45, max: 0.55 })
  expect(wishOfKind({ min: 0.4, max: 0.6 }, 'exactly')).toBe(0.5)
  expect(wishOfKind({ max: 0.6 }, 'atLeast')).toEqual({ min: 0.6 })
  expect(wishOfKind('ignore', 'exactly')).toBe(0.1)
})
