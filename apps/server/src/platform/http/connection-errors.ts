import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@glazy/contract/error-codes'
import type { Problem } from '@glazy/contract/errors'
import type { FastifyInstance } from 'fastify'
import { securityHeaders } from './security-headers.ts'

/** What is wrong with bytes that are no request, by the code that the parser gives it. */
const REFUSALS: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large' },
}
const NO_REQUEST = { status: 400, message: 'This is not a request of HTTP' }
const CODE: ErrorCode = 'request.malformed'

/**
 * Answers what arrives on a connection and is no request, with the body and the headers that every
 * other error has, and closes the connection.
 */
export function refuseConnection(publicUrl: string | undefined) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) {
      const { status, message } = REFUSALS[error.code ?? ''] ?? NO_REQUEST
      socket.write(answerOf(status, message, securityHeaders({ protocol: 'http' }, publicUrl)))
    }
    socket.destroy(error)
  }
}

/** A request may expect nothing of us but that we go on; Node would refuse others without a word. */
export function installExpectations(app: FastifyInstance, publicUrl: string | undefined): void {
  app.server.on('checkExpectation', (_request, response) => {
    const headers = securityHeaders({ protocol: 'http' }, publicUrl)
    const body = JSON.stringify(problemOf(417, 'Only "100-continue" can be expected'))
    response.writeHead(417, { ...headers, 'content-type': JSON_TYPE, connection: 'close' })
    response.end(body)
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'

function problemOf(status: number, message: string): Problem {
  return { success: false, error: { code: CODE, message, status_code: status } }
}

function answerOf(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>>,
): string {
  const body = JSON.stringify(problemOf(status, message))
  const all = {
    ...headers,
    'content-type': JSON_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n')
}
