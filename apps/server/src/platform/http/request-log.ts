import type { FastifyInstance } from 'fastify'

/** One line for each request that came from outside, when it is answered. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.answers.onAnswer(({ id, method, url, status, ms, isInternal }) => {
    if (isInternal) return
    const path = url.split('?', 1)[0]
    app.log.info({ reqId: id, method, path, status, ms: Math.round(ms * 10) / 10 })
  })
}
