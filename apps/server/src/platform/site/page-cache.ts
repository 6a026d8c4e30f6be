import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A finished answer, kept as the bytes that are sent. */
export interface CachedPage {
  readonly body: Buffer
  readonly gzipped: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface PageCache {
  get(key: string): CachedPage | undefined
  put(key: string, body: Buffer, headers: Readonly<Record<string, string>>): Promise<CachedPage>
  clear(): void
}

/** Bytes of pages that are kept, both forms counted. */
const MAX_BYTES = 128 * 2 ** 20
/** Pages with a date in them ("3 days ago") must not grow old even when nothing changes. */
const MAX_AGE_MS = 10 * 60_000

const compress = promisify(gzip)

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: (page, key) => page.body.length + page.gzipped.length + key.length + 512,
  })
  let generation = 0
  return {
    get: (key) => pages.get(key),
    put: async (key, body, headers) => {
      const begun = generation
      const page = { body, gzipped: await compress(body), headers }
      // What was rendered before a change must not be kept after it.
      if (begun === generation) pages.set(key, page)
      return page
    },
    clear: () => {
      generation += 1
      pages.clear()
    },
  }
}
