import { addressOf, type CallId, CALLS } from '@glazy/contract/calls'
import type { Endpoint } from '@glazy/contract/endpoint'
import type { Endpoints } from '@glazy/contract/endpoints'
import type * as z from 'zod'
import { findCookie } from '#lib/cookies.ts'
import { sendToApi } from '#lib/host.ts'
import { reportSessionEnd } from '#lib/session/session-end.ts'
import { storedAccessToken } from '#lib/session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { buildRequest, type RequestParts } from './build-request.ts'
import { readAnswer, readError } from './read-answer.ts'
import { waitForTurn } from './throttle.ts'

type Part<TName extends string, TSchema> = TSchema extends z.ZodUndefined
  ? unknown
  : TSchema extends z.ZodType
    ? Record<never, never> extends z.input<TSchema>
      ? { readonly [K in TName]?: z.input<TSchema> }
      : { readonly [K in TName]: z.input<TSchema> }
    : unknown

/** What a call needs, as the schemas of its endpoint take it. */
export type CallInput<TId extends CallId> =
  Endpoints[TId] extends Endpoint<infer TParams, infer TQuery, infer TBody>
    ? Part<'params', TParams> &
        Part<'query', TQuery> &
        Part<'body', TBody> & {
          /** Files and what goes with them, for the calls that take multipart form data. */
          readonly form?: FormData
          /** For the calls that change something although the specification has them as GET. */
          readonly method?: 'POST'
          /** Whoever waits for each answer before the next call need not wait for a turn. */
          readonly isPaced?: boolean
        }
    : never

/** Sends a request, as `fetch` does. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/** Body of the successful answer to a call. */
export type Answer<TId extends CallId> = Endpoints[TId]['response'] extends
  { 200: infer TSchema extends z.ZodType } | { 201: infer TSchema extends z.ZodType }
  ? z.output<TSchema>
  : never

/**
 * Calls the API, from the browser or while rendering on the server, and gives the body of the
 * successful answer. Everything else is thrown as an {@link ApiError}.
 */
export async function call<TId extends CallId>(
  id: TId,
  input: CallInput<TId>,
  signal?: AbortSignal,
  transport?: Transport,
): Promise<Answer<TId>> {
  const response = await sendCall(id, input, signal, transport)
  return (await readAnswer(response)) as Answer<TId> // checked by the server's schema
}

/**
 * Calls the API and gives the successful answer unread, for files and for what is in headers.
 *
 * @throws ApiError for every other answer
 */
export async function sendCall<TId extends CallId>(
  id: TId,
  input: CallInput<TId>,
  signal?: AbortSignal,
  transport: Transport = sendToApi,
): Promise<Response> {
  const path = addressOf(id)
  const token = storedAccessToken()
  const { url, init } = buildRequest({
    method: CALLS[id].method,
    path,
    token,
    ...(input as Partial<RequestParts>), // the schemas' input types
  })
  if (!('isPaced' in input)) await waitForTurn(path)
  init.signal = signal ?? patience(init)
  const request = init.method === 'GET' ? init : await withCsrfToken(init)
  const response = await send(url, request, transport)
  if (response.ok) return response
  const error = await readError(response)
  if (error.code === 'auth.required') reportSessionEnd(token)
  throw error
}

async function send(
  url: string,
  init: RequestInit,
  transport: Transport = sendToApi,
): Promise<Response> {
  try {
    return await transport(url, init)
  } catch (cause) {
    if (isStopped(init.signal)) throw cause
    const message = 'Unknown error occurred'
    throw new ApiError({ code: 'client.network', status: 500, message }, { cause })
  }
}

/** Milliseconds after which a change whose answer has not come is given up: those who wait can do nothing. */
const PATIENCE_MS = 120_000
/** The same where files are sent; the server waits no longer for them. */
const PATIENCE_WITH_FILES_MS = 300_000

/** What nobody can stop ends by itself; what only reads is left to those who wait for it. */
function patience({ method, body }: RequestInit): AbortSignal | null {
  if (method === 'GET') return null
  return AbortSignal.timeout(body instanceof FormData ? PATIENCE_WITH_FILES_MS : PATIENCE_MS)
}

/** Whether somebody has stopped it: what took too long is as good as a connection that is gone. */
function isStopped(signal: AbortSignal | null | undefined): boolean {
  if (!signal?.aborted) return false
  const { reason }: { readonly reason: unknown } = signal
  return !(reason instanceof DOMException && reason.name === 'TimeoutError')
}

/** Unsafe calls return the token of the XSRF cookie, which this request sets or renews. */
async function withCsrfToken(init: RequestInit): Promise<RequestInit> {
  if (import.meta.env.SSR) return init
  await send('/sanctum/csrf-cookie', { method: 'GET', signal: init.signal ?? null })
  const headers = new Headers(init.headers)
  headers.set('x-xsrf-token', (await findCookie('XSRF-TOKEN')) ?? '')
  // What is wrong with a field is told in the language of the page; a service worker has none.
  if (globalThis.document) headers.set('accept-language', document.documentElement.lang)
  return { ...init, headers }
}
