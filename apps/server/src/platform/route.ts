import type { Endpoint, Responses } from '@glazy/contract/endpoint'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteHandlerMethod,
} from 'fastify'
import type * as z from 'zod'
import type { UploadOptions } from '#platform/http/uploads.ts'
import { demandViewer } from '#platform/viewer.ts'
import { WrittenAnswer } from '#platform/written-list.ts'

/** What a handler gets: the checked input, and the request and the answer for what is beyond it. */
export interface RouteInput<TParams, TQuery, TBody> {
  readonly params: TParams
  readonly query: TQuery
  readonly body: TBody
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type SuccessOf<TResponses extends Responses> = {
  [TStatus in keyof TResponses]: `${TStatus & number}` extends `2${string}`
    ? z.input<TResponses[TStatus]>
    : never
}[keyof TResponses]

export interface RouteOptions {
  /**
   * A GET that changes something: it demands a bearer token or the request-marker header, and the
   * same address takes a POST, which the site uses.
   */
  readonly changesState?: boolean
  /** A call that takes files. */
  readonly upload?: UploadOptions
  /** A call for everyone, although it may answer 401. */
  readonly isOpen?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    changesState?: boolean
    /** Whether the call is for members only. */
    needsSession?: boolean
  }
}

/**
 * Registers an endpoint of the contract, below the prefix of `app`. Input that the schemas refuse
 * never reaches the handler, and an answer carries only what the response schema names. Where 401 is
 * among the answers a session is needed: whoever has none hears that first, whatever they sent.
 *
 * @example
 * route(app, getMaterial, async ({ params }) => ({ data: await findMaterial(db, params.id) }))
 */
export function route<
  TParams extends z.ZodType,
  TQuery extends z.ZodType,
  TBody extends z.ZodType,
  TResponses extends Responses,
>(
  app: FastifyInstance,
  endpoint: Endpoint<TParams, TQuery, TBody, TResponses>,
  handler: (
    input: RouteInput<z.output<TParams>, z.output<TQuery>, z.output<TBody>>,
  ) => Promise<SuccessOf<TResponses> | WrittenAnswer> | SuccessOf<TResponses>,
  options: RouteOptions = {},
): void {
  const handle: RouteHandlerMethod = async (request, reply) => {
    const answer = await handler({
      params: request.params as z.output<TParams>, // checked by the schema of the route
      query: request.query as z.output<TQuery>,
      body: request.body as z.output<TBody>,
      request,
      reply,
    })
    if (!(answer instanceof WrittenAnswer)) return answer
    reply.type('application/json; charset=utf-8')
    return answer.json
  }
  const needsSession = endpoint.response[401] !== undefined && options.isOpen !== true
  const methods = new Set([endpoint.method, ...(options.changesState ? (['POST'] as const) : [])])
  for (const method of methods) {
    const schema: FastifySchema = {
      operationId: method === endpoint.method ? endpoint.id : `${endpoint.id}ByPost`,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: endpoint.response,
    }
    app.route({
      ...(needsSession && {
        onRequest: async (request: FastifyRequest) => void demandViewer(request),
      }),
      method,
      url: endpoint.path,
      schema,
      config: {
        endpoint: endpoint as unknown as Endpoint, // the schemas' types matter to the handler only
        ...(needsSession && { needsSession }),
        ...(options.changesState === true && { changesState: true }),
        ...(options.upload !== undefined && { upload: options.upload }),
      },
      handler: handle,
    })
  }
}
