import { expect, test } from 'vitest'
import { mayBeKept } from './may-be-kept.ts'

const answer = (cacheControl: string | undefined, status = 200) =>
  new Response(null, {
    status,
    ...(cacheControl && { headers: { 'cache-control': cacheControl } }),
  })

test('only what the server calls public outright is kept', () => {
  expect(mayBeKept(answer('public, max-age=0, s-maxage=60'))).toBe(true)
  expect(mayBeKept(answer('private, no-store'))).toBe(false)
  expect(mayBeKept(answer('public, no-store'))).toBe(false)
  expect(mayBeKept(answer('max-age=60'))).toBe(false)
  expect(mayBeKept(answer(undefined))).toBe(false)
  expect(mayBeKept(answer('public', 404))).toBe(false)
})
