import type { FastifyInstance } from 'fastify'

export interface Draining {
  readonly isUnderWay: boolean
  /**
   * Asks every caller to come on another connection, and load balancers to send nobody any more.
   * Requests are answered as ever until the server closes.
   */
  begin(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}

/**
 * A connection that is kept for the next request may be closed at the very moment when that is sent,
 * and the request is lost. So each caller is told with an answer that it was the last one.
 */
export function installDraining(app: FastifyInstance): void {
  let isUnderWay = false
  const begin = () => {
    isUnderWay = true
  }
  app.decorate('draining', {
    begin,
    get isUnderWay() {
      return isUnderWay
    },
  })
  app.addHook('preClose', async () => begin())
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isUnderWay) reply.header('connection', 'close')
    done(null, payload)
  })
}
