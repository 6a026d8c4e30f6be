import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for the rest of a body that has been refused. */
const PATIENCE = 30_000

/** Bytes of such a rest: far more than a proxy is told to let through (docs/operating.md). */
const REST_MAX_BYTES = 256 * 1_048_576

/**
 * Takes the rest of a body that is answered before it has come, be it too large or not allowed: many
 * senders hear of a refusal only when they have sent everything, and a proxy such as nginx, which asks for
 * one request a connection, would tell its visitor of a bad gateway. What does not end is hung up on.
 */
export function installRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete !== false || raw.destroyed) return
    // As the framework says of every body that it did not read.
    reply.removeHeader('connection')
    reply.raw.shouldKeepAlive = true
    readOn(raw)
  })
}

function readOn(raw: IncomingMessage): void {
  let left = REST_MAX_BYTES
  // The parser drops the request first.
  setImmediate(() => {
    raw.on('data', (piece: Buffer) => {
      left -= piece.length
      if (left < 0) raw.destroy()
    })
    raw.resume()
  })
  const patience = setTimeout(() => raw.destroy(), PATIENCE).unref()
  raw.once('close', () => clearTimeout(patience))
}
