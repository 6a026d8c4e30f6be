import type { IncomingHttpHeaders } from 'node:http'
import { hasSessionCookie } from '#platform/session-cookie.ts'

/** Cookies that change what an anonymous visitor sees. */
const PAGE_COOKIES = [
  'glazy-theme',
  'glazy-locale',
  'glazy-sidebar',
  'glazy-view',
  'glazy-preferences',
]

/** Cookies of a request by name. */
type Cookies = Readonly<Record<string, string | undefined>>

/**
 * The cookies that a page for everyone is made from, in one spelling; undefined where the page
 * depends on who is asking. With the address it is all that such a page depends on, so that nobody
 * can put a page into memory that others would not have got.
 */
export function pageCookies(headers: IncomingHttpHeaders, cookies: Cookies): string | undefined {
  if (headers.authorization !== undefined || hasSessionCookie({ cookies })) return undefined
  return PAGE_COOKIES.flatMap((name) => {
    const value = cookies[name]
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value.toWellFormed())}`]
  }).join('; ')
}

/** Name of a page in memory. @param origin of the site as this visitor calls it */
export function pageKey(origin: string, url: string, cookie: string): string {
  return `${origin}${url}\n${cookie}`
}
