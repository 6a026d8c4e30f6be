import type * as z from 'zod'
import './own-words.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Body of an answer by status code. */
export type Responses = Readonly<Record<number, z.ZodType>>

/**
 * One call of the API as data: the server registers it, the site calls it, and the OpenAPI
 * document is generated from it, all with the same types.
 */
export interface Endpoint<
  TParams extends z.ZodType = z.ZodType,
  TQuery extends z.ZodType = z.ZodType,
  TBody extends z.ZodType = z.ZodType,
  TResponses extends Responses = Responses,
> {
  /** Unique name, also the `operationId` of the OpenAPI document. */
  readonly id: string
  readonly method: Method
  /** Path below `/v2`, with `:name` for parameters and a trailing `?` for optional ones. */
  readonly path: string
  readonly tag:
    | 'account'
    | 'people'
    | 'notifications'
    | 'images'
    | 'materials'
    | 'collections'
    | 'inventory'
    | 'stock'
    | 'batches'
    | 'kilns'
    | 'logs'
    | 'discussion'
    | 'moderation'
    | 'operator'
    | 'search'
    | 'lookups'
    | 'system'
  readonly summary: string
  readonly params?: TParams
  readonly query?: TQuery
  readonly body?: TBody
  /** The name under which `body` has what stands at a path of its schema, where it is another one. */
  readonly sentName?: (path: readonly string[], body: unknown) => string | undefined
  readonly response: TResponses
  /** Media types of a successful answer that is a file and not JSON. */
  readonly produces?: readonly string[]
}

/** Declares an endpoint; returns it unchanged so that its schemas keep their exact types. */
export function endpoint<
  TParams extends z.ZodType = z.ZodUndefined,
  TQuery extends z.ZodType = z.ZodUndefined,
  TBody extends z.ZodType = z.ZodUndefined,
  TResponses extends Responses = Responses,
>(
  declaration: Endpoint<TParams, TQuery, TBody, TResponses>,
): Endpoint<TParams, TQuery, TBody, TResponses> {
  return declaration
}
