import { SearchParamError, type AnyRouter } from '@tanstack/react-router'
import { RouterServer } from '@tanstack/react-router/ssr/server'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/router-core/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { isApiError } from '#lib/api/api-error.ts'
import { hostContext } from '#lib/host.ts'
import { PAGE_TEXTS_ID } from '#lib/page-data.ts'
import type { RouterContext } from '#router/context.ts'
import { parseSearch, stringifySearch } from '#router/search-codec.ts'
import { startAfterPaint } from '#router/start-after-paint.ts'

/**
 * Renders whole documents: every loader has finished by then, so a stream would bring nothing,
 * and a whole document can be cached. Errors that are not the server's own get their own status.
 */
const render = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const { takeDocument } = hostContext()
    startAfterPaint(router)
    const body = renderToString(createElement(RouterServer, { router }))
    const html = await transformHtmlStringWithRouter(router, body)
    const { texts }: RouterContext = router.options.context
    const document = withTexts(html, texts.send())
    takeDocument?.(document)
    const status = errorStatus(router) ?? getSsrStatus(router)
    const answer = takeDocument ? null : document.join('')
    return new Response(answer, { status, headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

const TEXTS_START = `<script id="${PAGE_TEXTS_ID}" type="application/json">`

/**
 * A document with the texts that it was rendered with, in pieces. They are half of it and the same for
 * many pages: rendered with the rest they would be copied with it, again and again.
 */
function withTexts(html: string, texts: string): readonly string[] {
  const at = html.lastIndexOf(TEXTS_START)
  if (at < 0) return [html]
  const end = at + TEXTS_START.length
  return [html.slice(0, end), texts, html.slice(end)]
}

function errorStatus(router: AnyRouter): number | undefined {
  const error: unknown = router.state.matches.find((match) => match.status === 'error')?.error
  if (error instanceof SearchParamError) return 400
  if (!isApiError(error)) return undefined
  // In the browser a lost connection counts as 500; here it is the API that is not there.
  return error.code === 'client.network' ? 503 : error.status
}

const start = createStartHandler(render)

/** The site as `{ fetch(request, { context }) }`; see `HostContext` for what a host may pass. */
export default createServerEntry({
  fetch: async (...args: Parameters<typeof start>) =>
    toOneName(args[0]) ?? withLanguage(args[0], await start(...args)),
})

/**
 * Leads whoever calls a page of a list `page` to its address. Only the search is told, so that it is
 * the same path of the same site, whatever that looks like.
 */
function toOneName({ url }: Request): Response | undefined {
  const { search, searchParams } = new URL(url)
  if (!searchParams.has('page')) return undefined
  const location = stringifySearch(parseSearch(search)) || '?'
  return new Response(null, { status: 301, headers: { location } })
}

/** Whoever is led elsewhere reads on in the language that the address has named. */
function withLanguage(request: Request, response: Response): Response {
  const language = new URL(request.url).searchParams.get('lang')
  const location = response.headers.get('location')
  if (language === null || location === null) return response
  const to = new URL(location, request.url)
  if (to.origin !== new URL(request.url).origin || to.searchParams.has('lang')) return response
  to.searchParams.set('lang', language)
  const headers = new Headers(response.headers)
  headers.set('location', to.pathname + to.search + to.hash)
  return new Response(response.body, { status: response.status, headers })
}
