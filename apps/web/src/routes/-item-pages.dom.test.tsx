import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getRouter } from '../router.tsx'

/** Addresses below which an item is opened by its id, as they are in the names of the files. */
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })

describe('pages of an item', async () => {
  const router = await getRouter()
  const routes = Object.values(router.routesById).filter(({ id }) => id.includes('$id'))

  it('are found', () => {
    expect(routes.length).toBe(FILES.filter((file) => file.includes('$id')).length)
    expect(routes.length).toBeGreaterThanOrEqual(12)
  })

  it.each(routes.map((route) => [route.id, route] as const))(
    '%s begins anew with another item, and stays with another name or search',
    (routeId, route) => {
      const keyOf = (params: Record<string, string>, search = {}) => {
        const remountDeps = route.options.remountDeps ?? router.options.defaultRemountDeps
        return JSON.stringify(remountDeps?.({ routeId, params, search, loaderDeps: {} } as never))
      }
      expect(keyOf({ id: '1' })).not.toBe(keyOf({ id: '2' }))
      expect(keyOf({ id: '1', slug: 'a' }, { m: 3 })).toBe(keyOf({ id: '1', slug: 'b' }))
    },
  )
})
