import { NEWS_STREAM_PATH } from '@glazy/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface PoolGauges {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where further figures for `/metrics` are added. */
    metrics: Registry
  }
}

/** `GET /metrics` for Prometheus: the process, requests by route and status, the pool. */
export function installMetrics(app: FastifyInstance, pool: PoolGauges): void {
  const registry = new Registry()
  app.decorate('metrics', registry)
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  app.answers.onAnswer(({ method, route, status, ms }) => {
    // What tells for as long as a page is open says nothing of how fast we answer.
    if (route.endsWith(NEWS_STREAM_PATH)) return
    duration.observe({ method, route, status }, ms / 1_000)
  })
  app.addHook('onClose', async () => registry.clear())
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType).header('cache-control', 'no-store')
    return registry.metrics()
  })
}
