import { PIECES_CACHE } from '../src/lib/offline/names.ts'

/** Where the language stands that the site was read in last: a worker that is woken has forgotten it. */
export const LANGUAGE_PATH = '/reader-language'

export async function keepLanguage(language: string): Promise<void> {
  await (await caches.open(PIECES_CACHE)).put(LANGUAGE_PATH, new Response(language))
}

export async function keptLanguage(): Promise<string | undefined> {
  return (await (await caches.open(PIECES_CACHE)).match(LANGUAGE_PATH))?.text()
}
