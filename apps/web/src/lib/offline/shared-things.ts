/** Where devices send what somebody shares with the installed site, and where it is shown. */
export const SHARE_PATH = '/share'

/** What somebody has shared from another app. */
export interface SharedThings {
  readonly text: string
  readonly files: readonly File[]
}

/** What is kept of it beside the files themselves. */
interface Note {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly text: string
  readonly files: readonly string[]
}

const CACHE = 'glazy-shared'
const NOTE = `${SHARE_PATH}/note`
const FILES_MAX = 20
/** What nobody has looked at by then, such as whoever did not log in, is no longer wanted. */
const LONGEST_MS = 60 * 60 * 1000

/** Keeps what a form of the device brings, in place of what was shared before. */
export async function keepShared(form: FormData): Promise<void> {
  await caches.delete(CACHE)
  const words = ['title', 'text', 'url'].map((name) => form.get(name))
  const text = [...new Set(words.filter((word) => typeof word === 'string' && word !== ''))]
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0)
  const kept = files.slice(0, FILES_MAX) as File[] // all others were left out
  const cache = await caches.open(CACHE)
  for (const [at, file] of kept.entries()) {
    const headers = { 'content-type': file.type, 'content-length': String(file.size) }
    await cache.put(`${SHARE_PATH}/${at}`, new Response(file, { headers }))
  }
  const note: Note = {
    at: Date.now(),
    text: text.join('\n'),
    files: kept.map(({ name }) => name),
  }
  await cache.put(NOTE, Response.json(note))
}

/** What was shared last and not forgotten since. */
export async function readShared(): Promise<SharedThings | undefined> {
  if (!('caches' in globalThis)) return undefined
  const cache = await caches.open(CACHE)
  const found = await cache.match(NOTE)
  if (!found) return undefined
  const note = (await found.json()) as Note // written above
  if (Date.now() - note.at > LONGEST_MS) {
    await forgetShared()
    return undefined
  }
  const files = note.files.map(async (name, at) => {
    const file = await cache.match(`${SHARE_PATH}/${at}`)
    const blob = await file?.blob()
    return blob && new File([blob], name, { type: blob.type })
  })
  return {
    text: note.text,
    files: (await Promise.all(files)).filter((file) => file !== undefined),
  }
}

export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE)
}
