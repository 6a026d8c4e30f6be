import { FILES_CACHE } from './kept-files.ts'
import { OWN_PICTURES_CACHE } from './names.ts'
import { SIGHTS_CACHE } from './sight-names.ts'

/**
 * Bytes of what is kept of somebody's pages beside the answers of the API: photographs, what pages
 * looked like, and the files that charts are drawn from.
 */
export async function cachedBytes(): Promise<number> {
  // Over plain HTTP no browser keeps files.
  if (!('caches' in globalThis)) return 0
  const caught = [OWN_PICTURES_CACHE, SIGHTS_CACHE, FILES_CACHE].map(async (name) => {
    const kept = await (await caches.open(name)).matchAll()
    const sizes = await Promise.all(kept.map(async (response) => (await response.blob()).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  })
  return (await Promise.all(caught)).reduce((sum, size) => sum + size, 0)
}
