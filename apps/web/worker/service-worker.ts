import { DEFAULT_LANGUAGE } from '@glazy/locales/languages'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import {
  PAGES_CACHE,
  PICTURES_CACHE,
  PIECES_CACHE,
  type ReaderMessage,
  SEND_TAG,
  SHELL_CACHE,
  TAKE_OVER,
} from '../src/lib/offline/names.ts'
import { SIGHT_ELEMENT, SIGHTS_CACHE } from '../src/lib/offline/sight-names.ts'
import { keptPicture } from '../src/lib/offline/own-pictures.ts'
import { keepShared, SHARE_PATH } from '../src/lib/offline/shared-things.ts'
import { mayBeKept } from '../src/lib/offline/may-be-kept.ts'
import { sendWithoutPage } from '#queries/send-without-page.ts'
import { keepBuiltFiles } from './built-files.ts'
import { isSpoken, offlinePage } from './offline-page.ts'
import { keepLanguage, keptLanguage } from './reader-language.ts'
import { type FurtherFiles, forgetEarlierPieces, takeAlong } from './take-along.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of this build; the build puts them in. */
declare const BUILT_FILES: PrecacheEntry[]
declare const FURTHER_FILES: FurtherFiles

const DAY_SECONDS = 86_400
/** Seconds after which a page that was read before is better than one that is still on its way. */
const PATIENCE_SECONDS = 8
const keptWhenPublic = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(mayBeKept(response) ? response : null),
}

/**
 * Without a connection: pages that were read before, their photographs, and for all others a page
 * that says why. Only what the server gives to everyone is kept here; calls of the API never are.
 * Photographs of somebody's own items are kept by their pages.
 */
const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  // The variants of a page differ in looks only, and their cookies cannot be seen from here.
  matchOptions: { ignoreVary: true },
  plugins: [
    keptWhenPublic,
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * DAY_SECONDS }),
  ],
})

const pictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    keptWhenPublic,
    { handlerDidError: ({ request }) => keptPicture(request) },
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_SECONDS }),
  ],
})

/** Files of the site that not every visitor needs, each under a name that its content gives it. */
const pieces = new CacheFirst({ cacheName: PIECES_CACHE, plugins: [keptWhenPublic] })

keepBuiltFiles(BUILT_FILES)
cleanupOutdatedCaches()
registerRoute(({ request }) => request.mode === 'navigate', pages)
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/images/'),
  pictures,
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(texts\/|highs-)/.test(url.pathname),
  pieces,
)
// Where there is no room for what is shared, the page says that nothing arrived.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ request }) => {
    await request
      .formData()
      .then(keepShared)
      .catch(() => undefined)
    return Response.redirect(SHARE_PATH, 303)
  },
  'POST',
)
setCatchHandler(async ({ request }) =>
  request.destination === 'document'
    ? ((await shell(request)) ?? offlinePage(await languageOf(request)))
    : Response.error(),
)

/**
 * The page that stands for those of somebody who is logged in, where there is somebody; with what was
 * seen at its address the last time, so that there is something to read before it has come to life.
 */
async function shell({ url }: Request): Promise<Response | undefined> {
  const cache = await caches.open(SHELL_CACHE)
  const [kept] = await cache.keys()
  const page = kept && (await cache.match(kept, { ignoreVary: true }))
  const sight = await (await caches.open(SIGHTS_CACHE)).match(new URL(url).pathname)
  if (!page || !sight) return page
  const [html, seen] = await Promise.all([page.text(), sight.text()])
  const headers = new Headers(page.headers)
  // It is neither packed nor as long any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const filled = html.replace(
    /(<main\b[^>]*>)[^]*?<\/main>/,
    (_, main: string) => `${main}<${SIGHT_ELEMENT} inert>${seen}</${SIGHT_ELEMENT}></main>`,
  )
  return new Response(filled, { status: page.status, headers })
}

/** That of the address, or else the one that the site was read in last. */
async function languageOf({ url }: Request): Promise<string> {
  const named = new URL(url).searchParams.get('lang')
  if (isSpoken(named)) return named
  const kept = await keptLanguage()
  return isSpoken(kept) ? kept : DEFAULT_LANGUAGE
}

// The first worker serves the page it came with; a later one waits until it is asked for, so that
// no page loses the files it was built with.
clientsClaim()
self.addEventListener('message', (event) => {
  const data = event.data as typeof TAKE_OVER | ReaderMessage // of pages of this site alone
  if (data === TAKE_OVER) void self.skipWaiting()
  else {
    const { language } = data
    event.waitUntil(Promise.all([keepLanguage(language), takeAlong(FURTHER_FILES, language)]))
  }
})

/** Background Sync, which not every browser has. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent // of the browsers that have it
  if (tag === SEND_TAG) (event as SyncEvent).waitUntil(sendWithoutPage())
})

// The page that brought the worker was loaded before it was there.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([keepOpenPages(), forgetEarlierPieces(FURTHER_FILES)])),
)

async function keepOpenPages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const cache = await caches.open(PAGES_CACHE)
  for (const { url } of windows) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
    if (response && mayBeKept(response)) await cache.put(url, response)
  }
}
