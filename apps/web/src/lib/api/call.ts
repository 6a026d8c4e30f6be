import '#lib/no-eval.ts'
import type { Endpoint } from '@glazy/contract/endpoint'
import type * as z from 'zod'
import { readBrowserCookie } from '#lib/cookies.ts'
import { sendToApi } from '#lib/host.ts'
import { reportSessionEnd } from '#lib/session/session-end.ts'
import { storedAccessToken } from '#lib/session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { buildRequest, type RequestParts } from './build-request.ts'
import { readAnswer, readError } from './read-answer.ts'
import { waitForTurn } from './throttle.ts'

type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType>

/** Where the API of the contract stands; calls of the whole system carry their whole path. */
const API_BASE = '/v2'

type Part<TName extends string, TSchema> = TSchema extends z.ZodUndefined
  ? unknown
  : TSchema extends z.ZodType
    ? Record<never, never> extends z.input<TSchema>
      ? { readonly [K in TName]?: z.input<TSchema> }
      : { readonly [K in TName]: z.input<TSchema> }
    : unknown

/** What a call of the endpoint needs, as its schemas take it. */
export type CallInput<TEndpoint> =
  TEndpoint extends Endpoint<infer TParams, infer TQuery, infer TBody>
    ? Part<'params', TParams> &
        Part<'query', TQuery> &
        Part<'body', TBody> & {
          /** Files and what goes with them, for the calls that take multipart form data. */
          readonly form?: FormData
        }
    : never

/** Sends a request, as `fetch` does. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/** Body of the endpoint's successful answer. */
export type Answer<TEndpoint extends AnyEndpoint> = TEndpoint['response'] extends
  { 200: infer TSchema extends z.ZodType } | { 201: infer TSchema extends z.ZodType }
  ? z.output<TSchema>
  : never

/**
 * Calls the API, from the browser or while rendering on the server, and gives the body of the
 * successful answer. Everything else is thrown as an {@link ApiError}.
 */
export async function call<TEndpoint extends AnyEndpoint>(
  endpoint: TEndpoint,
  input: CallInput<TEndpoint>,
  signal?: AbortSignal,
  transport?: Transport,
): Promise<Answer<TEndpoint>> {
  const response = await sendCall(endpoint, input, signal, transport)
  return (await readAnswer(response)) as Answer<TEndpoint> // checked by the server's schema
}

/**
 * Calls the API and gives the successful answer unread, for files and for what is in headers.
 *
 * @throws ApiError for every other answer
 */
export async function sendCall<TEndpoint extends AnyEndpoint>(
  endpoint: TEndpoint,
  input: CallInput<TEndpoint>,
  signal?: AbortSignal,
  transport: Transport = sendToApi,
): Promise<Response> {
  const path = endpoint.tag === 'system' ? endpoint.path : API_BASE + endpoint.path
  const token = storedAccessToken()
  const { url, init } = buildRequest({
    method: endpoint.method,
    path,
    token,
    ...(input as Pick<RequestParts, 'params' | 'query' | 'body' | 'form'>), // the schemas' input types
  })
  if (signal) init.signal = signal
  await waitForTurn(path)
  const request = endpoint.method === 'GET' ? init : await withCsrfToken(init)
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
    if (init.signal?.aborted) throw cause
    const message = 'Unknown error occurred'
    throw new ApiError({ code: 'client.network', status: 500, message }, { cause })
  }
}

/** Unsafe calls return the token of the XSRF cookie, which this request sets or renews. */
async function withCsrfToken(init: RequestInit): Promise<RequestInit> {
  if (import.meta.env.SSR) return init
  await send('/sanctum/csrf-cookie', { method: 'GET' })
  const headers = new Headers(init.headers)
  headers.set('x-xsrf-token', readBrowserCookie('XSRF-TOKEN') ?? '')
  return { ...init, headers }
}
