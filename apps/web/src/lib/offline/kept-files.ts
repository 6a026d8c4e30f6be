/** What is kept of the files that charts are drawn from: everybody may see what is in them. */
export const FILES_CACHE = 'glazy-files'

/** More are seldom looked at again, and each takes the room of some photographs; the oldest go first. */
const FILES_MAX = 10

/** Header that says when a file was kept, in milliseconds since 1970. */
const KEPT_AT = 'x-kept-at'

const PLACE = '/kept-files/'
const addressOf = (name: string) => `${PLACE}${encodeURIComponent(name)}`

/** A file as the device keeps it. */
export interface KeptFile {
  readonly bytes: ArrayBuffer
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** Over plain HTTP no browser keeps files. */
const canKeep = () => 'caches' in globalThis

/**
 * Keeps a file in place of the one of that name.
 *
 * @param signal whoever logs out meanwhile leaves nothing
 * @throws DOMException where there is no room
 */
export async function keepFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<void> {
  if (!canKeep() || signal.aborted) return
  const cache = await caches.open(FILES_CACHE)
  await cache.put(
    addressOf(name),
    new Response(bytes, { headers: { [KEPT_AT]: String(Date.now()) } }),
  )
  const kept = await cache.keys() // in the order in which they were put there
  for (const request of kept.slice(0, -FILES_MAX)) await cache.delete(request)
  if (signal.aborted) await forgetFiles()
}

/** The file of a name; undefined where none is kept. */
export async function keptFile(name: string): Promise<KeptFile | undefined> {
  if (!canKeep()) return undefined
  const file = await (await caches.open(FILES_CACHE)).match(addressOf(name))
  return file && { bytes: await file.arrayBuffer(), keptAt: Number(file.headers.get(KEPT_AT) ?? 0) }
}

/** Names of all files, the newest first. */
export async function keptFileNames(): Promise<readonly string[]> {
  if (!canKeep()) return []
  const kept = await (await caches.open(FILES_CACHE)).keys()
  return kept
    .map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(PLACE.length)))
    .toReversed()
}

export async function forgetFiles(): Promise<void> {
  if (canKeep()) await caches.delete(FILES_CACHE)
}
