import type { FastifyInstance } from 'fastify'

export interface HealthOptions {
  /** Why the server cannot serve, in words for the operator; undefined when it can. */
  readonly fault: () => Promise<string | undefined>
}

/** Whether the process lives, and whether it can serve: for load balancers and supervisors. */
export function installHealth(app: FastifyInstance, { fault }: HealthOptions): void {
  const alive = async () => ({ status: 'ok' })
  app.get('/healthz', alive)
  app.get('/livez', alive)
  app.get('/readyz', async (_request, reply) => {
    const reason = await fault()
    reply.header('cache-control', 'no-store')
    if (reason === undefined) return { status: 'ready' }
    return reply.code(503).send({ status: 'unavailable', reason })
  })
}
