import { Agent, type IncomingMessage, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { BODY_MAX_BYTES } from '@glazy/contract/limits'
import type { Identify } from './fuzz-people.ts'
import type { FuzzAnswer, SendRequest } from './run-fuzz.ts'

/** Sends requests to a server in this process, without a socket. */
export function sendByInject(app: FastifyInstance, identify: Identify): SendRequest {
  return async (request) => {
    const answer = await app.inject({
      method: request.method as 'GET', // inject takes any method, its type lists them
      url: request.url,
      headers: { ...(await identify(request)), ...request.headers },
      ...(request.body !== undefined && { payload: request.body }),
    })
    const headers = answer.headers as FuzzAnswer['headers'] // numbers are not looked at
    return { status: answer.statusCode, headers, text: answer.body }
  }
}

/** Milliseconds after which a request counts as not answered. */
const PATIENCE_MS = 20_000

/** Sends requests to a server that listens at `origin`. */
export function sendByHttp(origin: string, identify: Identify): SendRequest {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ maxSockets: 8 })
  return async (request) => {
    const headers = {
      ...(await identify(request)),
      ...request.headers,
      // A GET may carry a body too, and then has to say how long it is.
      ...(request.body !== undefined && { 'content-length': String(request.body.length) }),
    }
    const answered = new Promise<FuzzAnswer>((resolve, reject) => {
      const sent = httpRequest(
        { hostname, port, agent, method: request.method, path: request.url, headers },
        (message) => void readAnswer(message).then(resolve, reject),
      )
      sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer in time')))
      sent.on('error', (error) => {
        // The server may hang up on a body that is too large before it was sent as a whole.
        const isTooLarge = (request.body?.length ?? 0) > BODY_MAX_BYTES
        if (isTooLarge) resolve(HUNG_UP)
        else reject(error)
      })
      sent.end(request.body)
    })
    return answered
  }
}

const HUNG_UP: FuzzAnswer = {
  status: 413,
  headers: { 'x-content-type-options': 'nosniff' },
  text: JSON.stringify({
    success: false,
    error: { code: 'request.tooLarge', message: 'The connection was closed', status_code: 413 },
  }),
}

async function readAnswer(message: IncomingMessage): Promise<FuzzAnswer> {
  return { status: message.statusCode ?? 0, headers: message.headers, text: await text(message) }
}
