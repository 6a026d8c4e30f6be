import { ACCOUNTS_PAGE_SIZE } from '@glazy/contract/limits'
import { getSiteReport, listAccounts } from '@glazy/contract/operator'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { paginationOf } from '#platform/http/pagination.ts'
import { route } from '#platform/route.ts'
import { isOperator } from './operators.queries.ts'
import { findAccounts } from './report.queries.ts'
import { reportSite } from './site-report.ts'

/** How the site is doing; for all but operators there is nothing here. */
export async function operatorRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  await app.register(async (own) => {
    // Before anything is said about what was sent.
    own.addHook('onRequest', demandOperator)
    routesOfOperators(own, context)
  })

  /** @throws AppError `route.notFound` */
  async function demandOperator({ viewer }: FastifyRequest): Promise<void> {
    if (viewer === undefined || !(await isOperator(db, viewer.id))) {
      throw new AppError('route.notFound')
    }
  }
}

function routesOfOperators(app: FastifyInstance, context: AppContext): void {
  route(app, getSiteReport, async () => ({ data: await reportSite(context) }))

  route(app, listAccounts, async ({ query }) => {
    const words = (query.q ?? '').split(/\s+/).filter((word) => word !== '')
    const window = { page: query.p ?? 1, perPage: ACCOUNTS_PAGE_SIZE }
    const { rows, total } = await findAccounts(context.db, words, window)
    return {
      data: rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
        deletionDueAt: row.deletionDueAt?.toISOString() ?? null,
      })),
      meta: { pagination: paginationOf(total, rows.length, window) },
    }
  })
}
