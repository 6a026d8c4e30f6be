import { promisify } from 'node:util'
import { gunzipSync, gzip, type ZlibOptions } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page as the site has rendered it. */
export interface RenderedPage {
  readonly status: number
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Bytes with all headers that belong to them. */
export interface KeptAnswer {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** A page that is kept. */
export interface KeptPage {
  /** As it is kept, and as every browser takes it. */
  readonly gzipped: KeptAnswer
  /** For the few that take nothing else it is unpacked each time. */
  plain(): KeptAnswer
}

export interface PageCache {
  get(key: string): KeptPage | undefined
  /**
   * The page of that key, from memory or from `render`. Callers who ask at the same moment share
   * one rendering.
   */
  load(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage | KeptPage>
  /** Forgets everything, also what is being rendered from data that are no longer true. */
  clear(): void
}

/** Bytes of pages that are kept: some three thousand. */
const MAX_BYTES = 32 * 2 ** 20
/** Pages with a date in them ("3 days ago") must not grow old even when nothing changes. */
const MAX_AGE_MS = 10 * 60_000

/** A page is compressed while its first visitor waits: more effort saves three bytes in a hundred. */
const EFFORT = { level: 4, chunkSize: 64 * 1_024 }

const compress = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/** Caches in front may keep a page for a while, and hand it out while they ask for the next one. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/**
 * Without an address of the site its pages name the host that they were asked by, which anybody can make
 * up, and not every cache tells pages apart by it: then each is asked for again.
 */
const ASKED_FOR = 'public, max-age=0, must-revalidate'

/** @param publicUrl address of the site, if known */
export function createPageCache(publicUrl?: string): PageCache {
  const cacheControl = publicUrl === undefined ? ASKED_FOR : SHARED
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ gzipped }, key) => gzipped.body.length + key.length + 2_048,
  })
  let loading = new Map<string, Promise<RenderedPage | KeptPage>>()

  async function renderAndKeep(
    key: string,
    render: () => Promise<RenderedPage>,
    begunIn: typeof loading,
  ): Promise<RenderedPage | KeptPage> {
    try {
      const page = await render()
      if (page.status !== 200 || !mayBeKept(page.headers)) return page
      const kept = await toKeptPage(page, cacheControl)
      // What was rendered before a change must not be kept after it.
      if (begunIn === loading) pages.set(key, kept)
      return kept
    } finally {
      begunIn.delete(key)
    }
  }

  return {
    get: (key) => pages.get(key),
    load: (key, render) => {
      const known = pages.get(key) ?? loading.get(key)
      if (known !== undefined) return Promise.resolve(known)
      const page = renderAndKeep(key, render, loading)
      loading.set(key, page)
      return page
    },
    clear: () => {
      loading = new Map()
      pages.clear()
    },
  }
}

/** Pages can say that they are for one visitor only, such as one whose address holds a secret. */
function mayBeKept(headers: RenderedPage['headers']): boolean {
  return (
    headers['set-cookie'] === undefined && headers['cache-control']?.includes('no-store') !== true
  )
}

async function toKeptPage(page: RenderedPage, cacheControl: string): Promise<KeptPage> {
  const body = onItsOwn(await compress(page.body, EFFORT))
  const headers = {
    ...page.headers,
    'cache-control': cacheControl,
    vary: 'cookie, accept-encoding',
  }
  return {
    gzipped: {
      body,
      headers: { ...headers, 'content-encoding': 'gzip', 'content-length': String(body.length) },
    },
    plain: () => {
      const unpacked = gunzipSync(body)
      return { body: unpacked, headers: { ...headers, 'content-length': String(unpacked.length) } }
    },
  }
}

/**
 * The same bytes in memory of their own. What is compressed, and most that a buffer is made of, is
 * the beginning of a larger piece, all of which would be kept with it.
 */
function onItsOwn(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
