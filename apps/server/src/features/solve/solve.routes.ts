import { SOLVE_TIME_LIMIT_MS } from '@glazy/contract/limits'
import { solve } from '@glazy/contract/solve'
import type { FastifyInstance } from 'fastify'
import { addressKey } from '#platform/http/rate-limit.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { createWorkQueue } from '#platform/work-queue.ts'
import { createSolverThread } from './solver-thread.ts'

/** Questions that wait; with two seconds for each, whoever comes later is not left waiting long. */
const MAX_WAITING = 10
/** Questions of one visitor that wait beside the one that is being solved. */
const MAX_WAITING_OF_ONE = 2

/** Solving for a formula: in a thread, one question after the other, visitors by turns. */
export function solveRoutes(app: FastifyInstance): void {
  const thread = createSolverThread()
  app.addHook('onClose', () => thread.close())
  const queue = createWorkQueue({
    concurrency: 1,
    maxWaiting: MAX_WAITING,
    maxWaitingOfOne: MAX_WAITING_OF_ONE,
    busy: 'solver.busy',
    busyOfOne: 'request.rateLimited',
  })
  route(app, solve, ({ body, request }) => {
    const whose = viewerOf(request)?.id ?? addressKey(request.ip)
    return queue(() => thread.solve(body, SOLVE_TIME_LIMIT_MS), whose)
  })
}
