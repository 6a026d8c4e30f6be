import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import { AppError } from '#platform/app-error.ts'
import { callInternally } from './internal-call.ts'

const METHODS = ['PATCH', 'PUT', 'DELETE'] as const
type OverrideMethod = (typeof METHODS)[number]

/** Where a part of a multipart body says that it is `_method`. */
const MULTIPART_NAME = /\bname="_method"\r\n/i
/** From there on: the other headers of the part, and its value. */
const MULTIPART_VALUE = /^[^\r\n]+\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)\r\n/

/**
 * A POST whose body says `_method=PATCH` (PUT, DELETE) is answered as that call, with the same
 * headers and therefore the same rights. Bodies are JSON, forms, or multipart; a multipart body with
 * files has `_method` as its first field, since it is handed on unread.
 */
export function installMethodOverride(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (request.method !== 'POST' || !isMultipart(request)) return payload
    const wanted = findMultipartMethod((await peek(request)).toString('latin1'))
    if (wanted !== undefined) await answerAs(app, request, reply, parseMethod(wanted), request.raw)
    return payload
  })
  app.addHook('preValidation', async (request, reply) => {
    const { body } = request
    if (typeof body !== 'object' || body === null || !Object.hasOwn(body, '_method')) return
    const { _method: wanted, ...rest } = body as Record<string, unknown>
    if (request.isInternal) {
      // The call that we made ourselves, with the body as it came.
      request.body = rest
      return
    }
    if (request.method !== 'POST') throw new AppError('request.methodOverride')
    // Whatever the body was written as, the call that answers gets JSON.
    await answerAs(app, request, reply, parseMethod(wanted), JSON.stringify(rest), {
      'content-type': 'application/json',
    })
  })
}

/** Looks at the first part of that name alone: a body of nothing else must not take its time. */
function findMultipartMethod(start: string): string | undefined {
  const at = start.search(MULTIPART_NAME)
  return at < 0 ? undefined : MULTIPART_VALUE.exec(start.slice(at))?.[1]
}

function parseMethod(value: unknown): OverrideMethod {
  const wanted = typeof value === 'string' ? value.trim().toUpperCase() : undefined
  const method = METHODS.find((name) => name === wanted)
  if (method === undefined) {
    throw new AppError('request.methodOverride', {
      fields: [{ field: '_method', message: 'must be PATCH, PUT or DELETE' }],
    })
  }
  return method
}

async function answerAs(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  method: OverrideMethod,
  payload: NonNullable<InjectOptions['payload']>,
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await callInternally(app, {
    method,
    url: request.url,
    headers: { ...withoutLength(request.headers), ...changed },
    payload,
    remoteAddress: request.ip,
  })
  await reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload)
}

/** The new body has a length of its own. */
function withoutLength(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const framing = ['content-length', 'transfer-encoding', 'connection']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !framing.includes(name)))
}

const isMultipart = (request: FastifyRequest) =>
  request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true

/** First bytes of the body, which stay in the stream for whoever reads it next. */
function peek(request: FastifyRequest): Promise<Buffer> {
  const { raw } = request
  return new Promise((resolve, reject) => {
    const onReadable = () => {
      const chunk = raw.read() as Buffer | null
      if (chunk === null && !raw.readableEnded) return
      stop()
      if (chunk !== null) raw.unshift(chunk)
      resolve(chunk ?? Buffer.alloc(0))
    }
    const onEnd = () => {
      stop()
      resolve(Buffer.alloc(0))
    }
    const onError = (error: Error) => {
      stop()
      reject(error)
    }
    const stop = () => raw.off('readable', onReadable).off('end', onEnd).off('error', onError)
    raw.on('readable', onReadable).on('end', onEnd).on('error', onError)
  })
}
