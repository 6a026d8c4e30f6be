import { SearchParamError, type AnyRouter } from '@tanstack/react-router'
import { defineHandlerCallback } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { isApiError } from '#lib/api/api-error.ts'

/**
 * Renders whole documents: every loader has finished by then, so a stream would bring nothing,
 * and a whole document can be cached. Errors that are not the server's own get their own status.
 */
const render = defineHandlerCallback(async (options) => {
  const result = await defaultRenderHandler(options)
  const response = 'response' in result ? result.response : result
  const status = errorStatus(options.router)
  if (status === undefined || response.status < 400) return result
  return new Response(response.body, { status, headers: response.headers })
})

function errorStatus(router: AnyRouter): number | undefined {
  const error: unknown = router.state.matches.find((match) => match.status === 'error')?.error
  if (error instanceof SearchParamError) return 400
  if (!isApiError(error)) return undefined
  // In the browser a lost connection counts as 500; here it is the API that is not there.
  return error.code === 'client.network' ? 503 : error.status
}

/** The site as `{ fetch(request, { context }) }`; see `HostContext` for what a host may pass. */
export default createServerEntry({ fetch: createStartHandler(render) })
