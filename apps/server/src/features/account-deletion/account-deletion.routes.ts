import { getDeletion } from '@glazy/contract/accounts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { findDeletion } from './account-deletion.queries.ts'

/** What deleting would do, before somebody asks for it. */
export function accountDeletionRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, getDeletion, async ({ request }) => {
    const found = await findDeletion(db, demandViewer(request).id)
    if (found === undefined) throw new AppError('auth.required')
    const { dueAt, areItemsLeft, published, builtOn } = found
    const items = areItemsLeft ? ('leave' as const) : ('take' as const)
    return { data: { dueAt: dueAt?.toISOString() ?? null, items, published, builtOn } }
  })
}
