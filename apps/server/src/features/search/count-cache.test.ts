import { expect, it } from 'vitest'
import { createCountCache } from './count-cache.ts'

it('counts once per version of the data', async () => {
  let version = 1
  let counted = 0
  const cache = createCountCache(() => version)
  const count = async () => ({ total: (counted += 1), isEstimate: false })
  expect(await cache.get('a', count)).toEqual({ total: 1, isEstimate: false })
  expect(await cache.get('a', count)).toEqual({ total: 1, isEstimate: false })
  expect(await cache.get('b', count)).toEqual({ total: 2, isEstimate: false })
  version = 2
  expect(await cache.get('a', count)).toEqual({ total: 3, isEstimate: false })
})

it('forgets a count that failed', async () => {
  const cache = createCountCache(() => 1)
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', async () => ({ total: 4, isEstimate: false }))).toMatchObject({
    total: 4,
  })
})
