import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { someAtOnce } from './some-at-once.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps all files of a build before the worker begins, and answers with them. Workbox itself would
 * fetch one after the other: hundreds of times the way to the server and back.
 */
export function keepBuiltFiles(entries: PrecacheEntry[]): void {
  const controller = new PrecacheController()
  controller.addToCacheList(entries)
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '' }))
  self.addEventListener('install', (event) => {
    const keep = ([url, cacheKey]: [url: string, cacheKey: string]) => {
      // What has its content in its name may come from what the browser has loaded already.
      const cache = cacheKey === url ? 'default' : 'reload'
      const request = new Request(url, { cache, credentials: 'same-origin' })
      return Promise.all(controller.strategy.handleAll({ params: { cacheKey }, request, event }))
    }
    event.waitUntil(someAtOnce([...controller.getURLsToCacheKeys()], keep))
  })
  self.addEventListener('activate', controller.activate)
}
