import { PIECES_CACHE } from '../src/lib/offline/names.ts'
import { mayBeKept } from '../src/lib/offline/may-be-kept.ts'
import { LANGUAGE_PATH } from './reader-language.ts'
import { someAtOnce } from './some-at-once.ts'

/** Files of a build that come after the others, as a visitor needs them. */
export interface FurtherFiles {
  /** By the code of a language. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly solver: readonly string[]
}

/**
 * Keeps what somebody who reads a language needs for every page, opened or not, where it is not kept
 * already. What cannot be fetched now is fetched with the next page.
 */
export async function takeAlong({ texts, solver }: FurtherFiles, language: string): Promise<void> {
  const cache = await caches.open(PIECES_CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const wanted = [...(texts[language] ?? []), ...solver].filter((url) => !kept.has(url))
  await someAtOnce(wanted, async (url) => {
    const response = await fetch(url).catch(() => undefined)
    if (response && mayBeKept(response)) await cache.put(url, response)
  })
}

/** Forgets files of builds that this one has taken the place of. */
export async function forgetEarlierPieces({ texts, solver }: FurtherFiles): Promise<void> {
  const now = new Set([...Object.values(texts).flat(), ...solver, LANGUAGE_PATH])
  const cache = await caches.open(PIECES_CACHE)
  for (const request of await cache.keys()) {
    if (!now.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}
