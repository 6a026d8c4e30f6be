import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getRouter } from '#router.tsx'

/** Addresses as they are in the names of the files. */
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })

/** What an address names besides the words that follow it: an item, a collection, a person. */
const namesIn = (address: string) =>
  [...address.matchAll(/\$([a-z]+)/gi)].flatMap(([, name = '']) => (name === 'slug' ? [] : [name]))

describe('pages of an item', async () => {
  const router = await getRouter()
  const routes = Object.values(router.routesById).filter(({ id }) => namesIn(id).length > 0)

  it('are found', () => {
    const ofOne = FILES.filter((file) => namesIn(file).length > 0 && file.endsWith('.tsx'))
    expect(routes.length).toBe(ofOne.length)
    expect(routes.length).toBeGreaterThanOrEqual(25)
  })

  it.each(routes.map((route) => [route.id, route] as const))(
    '%s begins anew with another one, and stays with another name or search',
    (routeId, route) => {
      const keyOf = (params: Record<string, string>, search = {}) => {
        const remountDeps = route.options.remountDeps ?? router.options.defaultRemountDeps
        return JSON.stringify(remountDeps?.({ routeId, params, search, loaderDeps: {} } as never))
      }
      const here = Object.fromEntries(namesIn(routeId).map((name) => [name, '1']))
      for (const name of namesIn(routeId)) {
        expect(keyOf({ ...here, [name]: '2' }), name).not.toBe(keyOf(here))
      }
      expect(keyOf({ ...here, slug: 'a' }, { m: 3 })).toBe(keyOf({ ...here, slug: 'b' }))
    },
  )
})
