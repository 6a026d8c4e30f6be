import { SHELL_CACHE, SHELL_PATH } from './names.ts'
import { SIGHTS_CACHE } from './sight-names.ts'

/**
 * Keeps the page that stands for others without a connection, as it is for this visitor: in their
 * language, with their theme, in this version of the site.
 */
export async function keepShell(looks: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const address = `${SHELL_PATH}?as=${encodeURIComponent(looks)}`
  const cache = await caches.open(SHELL_CACHE)
  if (await cache.match(address)) return
  const page = await fetch(SHELL_PATH, { headers: { accept: 'text/html' } })
  if (!page.ok || page.redirected) return
  for (const earlier of await cache.keys()) await cache.delete(earlier)
  // What pages looked like was in another language, or needs the styles of another version.
  await caches.delete(SIGHTS_CACHE)
  await cache.put(address, page)
}
