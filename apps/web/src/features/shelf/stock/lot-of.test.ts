import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { lotOf } from './lot-of.ts'

test('a lot is found in whatever material it is of, and one that is gone is said to be', () => {
  const stock = [[1, 2], [], [3]].map((ids) => ({ lots: ids.map((id) => ({ id })) }))
  const known = stock as unknown as Parameters<typeof lotOf>[0]
  expect(lotOf(known, 3)).toMatchObject({ id: 3 })
  expect(() => lotOf(known, 4)).toThrow(ApiError)
})
