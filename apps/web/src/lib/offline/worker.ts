import {
  OWN_PICTURES_CACHE,
  PAGES_CACHE,
  PICTURES_CACHE,
  type ReaderMessage,
  SHELL_CACHE,
  TAKE_OVER,
  WORKER_PATH,
} from './names.ts'

/** Milliseconds after loading: the files for later must not be in the way of what is looked at. */
export const QUIET_MS = 4_000

/**
 * Brings the service worker, which keeps the site readable without a connection, with all that somebody
 * who reads it in this language needs.
 */
export function bringWorker(language: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const bring = () =>
    setTimeout(() => {
      serviceWorker
        .register(WORKER_PATH)
        .then(() => serviceWorker.ready)
        .then(({ active }) => active?.postMessage({ language } satisfies ReaderMessage))
        // A browser that refuses, as in private windows, has no offline pages and works as usual.
        .catch(() => undefined)
    }, QUIET_MS)
  if (document.readyState === 'complete') bring()
  else addEventListener('load', bring, { once: true })
}

/** Loads the page again with the version that the server runs now. */
export async function reloadWithNewVersion(): Promise<void> {
  const registration = await workerRegistration()
  if (!registration?.waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  registration.waiting.postMessage(TAKE_OVER)
}

/** Lets the browser fetch the worker of a version that has been announced. */
export async function fetchNewWorker(): Promise<void> {
  const registration = await workerRegistration()
  await registration?.update().catch(() => undefined)
}

/** Forgets the pages and pictures that were read, and the page that is filled for somebody. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const kept = [PAGES_CACHE, PICTURES_CACHE, OWN_PICTURES_CACHE, SHELL_CACHE]
  await Promise.all(kept.map((name) => caches.delete(name)))
}

function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(undefined)
  return navigator.serviceWorker.getRegistration().catch(() => undefined)
}
