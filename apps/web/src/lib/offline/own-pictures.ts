import { OWN_PICTURES_CACHE } from './names.ts'

/** More than that fills a phone; the oldest go first. */
const PICTURES_MAX = 1_000

/** Whether this browser keeps files at all: over plain HTTP none does. */
const canKeep = () => 'caches' in globalThis

/**
 * Keeps photographs of the site for times without a connection, each in one size: it stands for all
 * others. One that is there, or that the server does not give, is left out.
 *
 * @param paths addresses on this site, with the size that is wanted
 * @returns how many were fetched
 * @throws TypeError when the connection is lost; DOMException where there is no room
 */
export async function keepPictures(paths: Iterable<string>, signal: AbortSignal): Promise<number> {
  if (!canKeep()) return 0
  const cache = await caches.open(OWN_PICTURES_CACHE)
  let count = 0
  for (const path of paths) {
    if (await cache.match(path, { ignoreSearch: true, ignoreVary: true })) continue
    const response = await fetch(path, { signal })
    if (!response.ok) continue
    await cache.put(path, response)
    count += 1
  }
  if (count > 0) await dropOldest(cache)
  return count
}

async function dropOldest(cache: Cache): Promise<void> {
  const kept = await cache.keys() // in the order in which they were put there
  for (const request of kept.slice(0, -PICTURES_MAX)) await cache.delete(request)
}

/** The kept photograph that stands for one of any size. */
export async function keptPicture(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(OWN_PICTURES_CACHE)
  return cache.match(request, { ignoreSearch: true, ignoreVary: true })
}
