import { clear } from 'idb-keyval'
import { forgetKept } from './keep-answers.ts'
import { PIECES_CACHE } from './names.ts'
import { forgetShared } from './shared-things.ts'
import { forgetPages } from './worker.ts'

/** Frees what the browser keeps of the site to be read later. What waits to be sent is not touched. */
export async function clearKept(): Promise<void> {
  const pieces = async () => void ('caches' in globalThis && (await caches.delete(PIECES_CACHE)))
  // Each by itself: where one part cannot be freed, the others can.
  await Promise.allSettled([forgetKept(), forgetPages(), forgetShared(), pieces(), clear()])
}
