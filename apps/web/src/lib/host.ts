import type { CurrentUser } from '@glazy/contract/accounts'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { parseCookies } from './cookies.ts'
import { EMPTY_SITE, type SiteConfig } from './site.ts'
import { readVisitor, type Visitor } from './visitor.ts'

/** Sends a request to the API within the same process; `path` starts with a slash. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/**
 * What the process that serves the site passes to `fetch(request, { context })` of the server
 * bundle. All of it is optional: without it the API is reached over HTTP at `GLAZY_API_URL` and
 * the site describes itself from the environment.
 */
export interface HostContext {
  readonly apiFetch?: ApiFetch
  /** Nonce of the Content-Security-Policy for the scripts of this answer. */
  readonly nonce?: string
  readonly site?: Partial<SiteConfig>
  /**
   * Takes the whole document as text, in pieces that follow one another, and the answer has no body: as
   * one it would be turned into a stream of bytes only to be read again.
   */
  readonly takeDocument?: (html: readonly string[]) => void
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: HostContext | undefined }
  }
}

export interface RequestFacts {
  readonly site: SiteConfig
  readonly visitor: Visitor
  readonly nonce: string | undefined
}

/** What the host passed for the request being answered; for use on the server only. */
export function hostContext(): HostContext {
  const context: HostContext | undefined = getGlobalStartContext()
  return context ?? {}
}

/** Facts of the request being answered; `undefined` in the browser, which gets them in the page. */
export const readRequestFacts = createIsomorphicFn().server(
  (user: CurrentUser | null): RequestFacts | undefined => {
    const { nonce, site } = hostContext()
    const request = getRequest()
    const { origin, searchParams } = new URL(request.url)
    const cookies = parseCookies(request.headers.get('cookie') ?? '')
    const { env } = process
    return {
      nonce,
      visitor: readVisitor(cookies, searchParams, user),
      site: {
        ...EMPTY_SITE,
        name: env.SITE_NAME ?? EMPTY_SITE.name,
        url: (env.PUBLIC_URL ?? origin).replace(/\/$/, ''),
        year: new Date().getUTCFullYear(),
        cdnUrl: env.CDN_URL?.replace(/\/+$/, ''),
        sourceUrl: env.SOURCE_URL,
        supportUrl: env.SUPPORT_URL,
        contactEmail: env.CONTACT_EMAIL,
        supporterFeatures: env.SUPPORTER_FEATURES === 'everyone' ? 'everyone' : 'patrons',
        hasTranslation: (env.TRANSLATE_URL ?? '') !== '',
        ...site,
      },
    }
  },
)

/** Sends a request to the API: in the browser to the page's own origin, on the server in process. */
export const sendToApi: ApiFetch = createIsomorphicFn()
  .client((path: string, init?: RequestInit) =>
    fetch(path, { ...init, credentials: 'same-origin' }),
  )
  .server((path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    const cookie = getRequest().headers.get('cookie')
    if (cookie) headers.set('cookie', cookie)
    const request = { ...init, headers }
    const { apiFetch } = hostContext()
    if (apiFetch) return apiFetch(path, request)
    return fetch(`${process.env.GLAZY_API_URL ?? 'http://127.0.0.1:3000'}${path}`, request)
  })
