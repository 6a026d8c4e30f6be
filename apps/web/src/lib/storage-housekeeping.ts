/** Entries that grow without bound would fill the five megabytes a browser gives a site. */
const ENTRY_MAX_CHARS = 100 * 1024
const SCROLL_ENTRY_MAX_CHARS = 50 * 1024
const TOTAL_MAX_CHARS = 4 * 1024 * 1024
const INTERVAL_MS = 1_800_000

/** Session and language outlive every cleaning. */
const KEPT = /auth|locale/i
const SCROLL = /scroll/i

/** Removes oversized entries and gives their keys. */
export function cleanStorage(storage: Storage): readonly string[] {
  const removed = keysOf(storage).filter((key) => {
    if (KEPT.test(key)) return false
    const length = key.length + (storage.getItem(key)?.length ?? 0)
    return length > (SCROLL.test(key) ? SCROLL_ENTRY_MAX_CHARS : ENTRY_MAX_CHARS)
  })
  for (const key of removed) storage.removeItem(key)
  return removed
}

/** Characters that keys and values take together. */
export function storageSize(storage: Storage): number {
  return keysOf(storage).reduce(
    (total, key) => total + key.length + (storage.getItem(key)?.length ?? 0),
    0,
  )
}

/** Cleans at once when much is stored, and then every half hour, until the returned stop. */
export function keepStorageClean(): () => void {
  const storages = [localStorage, sessionStorage]
  const clean = () => storages.forEach(cleanStorage)
  if (storages.some((storage) => storageSize(storage) > TOTAL_MAX_CHARS)) clean()
  const timer = setInterval(clean, INTERVAL_MS)
  return () => clearInterval(timer)
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  )
}
