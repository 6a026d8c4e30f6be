import type { FastifyInstance } from 'fastify'

/** One line for each request that came from outside, when it is answered. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.isInternal) return
    request.log.info({
      method: request.method,
      path: request.originalUrl.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}
