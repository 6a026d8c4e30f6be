import type { AnyRouter } from '@tanstack/react-router'
import { SIGHTS_CACHE } from './sight-names.ts'

/** Addresses of single things: what lists show is told by their addresses alone, and changes. */
const OF_ITEM = /^\/(?:recipes|materials|analyses|kilnschedules|posts)\/\d+(?:\/[^/]*)?$/
const NOT_READ = new Set(['edit', 'versions', 'details'])

/** Milliseconds after which a page has come to rest, as a rule. */
const REST_MS = 2_000

/** More are seldom returned to, and each takes the room of a photograph; the oldest go first. */
const SIGHTS_MAX = 40

/**
 * Keeps what pages of items look like. Without a connection the service worker puts it into the empty
 * page that it serves in their place, where it is read while the page comes to life, which takes a
 * phone a second.
 *
 * @param signal ends it
 */
export function keepSights(router: AnyRouter, signal: AbortSignal): void {
  if (!('caches' in globalThis) || signal.aborted) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    // Without room nothing is there the next time: no harm is done.
    timer = setTimeout(() => void keepSight(signal).catch(() => undefined), REST_MS)
  }
  soon()
  const unsubscribe = router.subscribe('onResolved', soon)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    unsubscribe()
  })
}

async function keepSight(signal: AbortSignal): Promise<void> {
  const { pathname } = location
  const main = document.querySelector('main')
  if (!OF_ITEM.test(pathname) || NOT_READ.has(pathname.split('/').at(-1) ?? '')) return
  // Where nothing was found there is no heading, or it says so: an error is not worth keeping.
  if (!main?.querySelector('h1') || main.querySelector('[role="alert"]')) return
  const seen = main.cloneNode(true) as HTMLElement // of an element
  for (const part of seen.querySelectorAll('script, dialog')) part.remove()
  const cache = await caches.open(SIGHTS_CACHE)
  await cache.put(
    pathname,
    new Response(seen.innerHTML, { headers: { 'content-type': 'text/html' } }),
  )
  // Whoever has logged out meanwhile leaves nothing.
  if (signal.aborted) await caches.delete(SIGHTS_CACHE)
  const kept = await cache.keys() // in the order in which they were put there
  for (const request of kept.slice(0, -SIGHTS_MAX)) await cache.delete(request)
}
