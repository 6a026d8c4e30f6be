import type { FastifyInstance } from 'fastify'

/** One answered request. */
interface Answer {
  readonly id: string
  readonly method: string
  /** Pattern of the addresses that are answered alike. */
  readonly route: string
  /** As it was asked for. */
  readonly url: string
  readonly status: number
  /** Milliseconds since the request came. */
  readonly ms: number
  /** Whether this process has asked itself. */
  readonly isInternal: boolean
}

interface Answers {
  /** Calls back after each answer. */
  onAnswer(listener: (answer: Answer) => void): void
  /** Tells of an answer that the framework knows nothing about. */
  tell(answer: Answer): void
}

declare module 'fastify' {
  interface FastifyInstance {
    answers: Answers
  }
}

/** Tells those who count and write down what was answered, whoever has answered it. */
export function installAnswers(app: FastifyInstance): void {
  const listeners: ((answer: Answer) => void)[] = []
  const tell = (answer: Answer) => {
    for (const listener of listeners) listener(answer)
  }
  app.decorate('answers', { onAnswer: (listener) => void listeners.push(listener), tell })
  app.addHook('onResponse', async (request, reply) => {
    tell({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      url: request.originalUrl,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      isInternal: request.isInternal,
    })
  })
}
