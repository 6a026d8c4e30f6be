import { gunzipSync } from 'node:zlib'
import type { Answer } from '#http-client.ts'
import type { RecipePage } from './recipe-paths.ts'

/** What a browser asks with for a page. */
export const BROWSER = { 'accept-encoding': 'gzip', accept: 'text/html' }

/** A page, and a word that it must hold. */
export type Page = Omit<RecipePage, 'id'>

/** @throws Error where the answer is not the page */
export function checked({ path, word }: Page, answer: Answer): Answer {
  const html = answer.isGzip ? gunzipSync(answer.body) : answer.body
  if (answer.status === 200 && html.includes(word)) return answer
  throw new Error(`${path} answered ${answer.status}, without "${word}"`)
}
