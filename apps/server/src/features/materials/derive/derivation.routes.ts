import { getDerivation } from '@glazy/contract/authoring'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { countStale } from './derive.queries.ts'

/** How far the recipes are whose ingredients have changed. */
export function derivationRoutes(app: FastifyInstance, { db, deriver }: AppContext): void {
  app.addHook('onReady', async () => deriver.wake())
  app.addHook('preClose', () => deriver.stop())
  route(app, getDerivation, async () => ({ data: { pending: await countStale(db) } }))
}
