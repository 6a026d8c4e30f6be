import { QUICK_SEARCH_MIN_LENGTH, QUICK_SEARCH_USER_PAGE_SIZE } from '@glazy/contract/limits'
import { quickSearchUsers } from '@glazy/contract/users'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { paginationOf } from '#platform/http/pagination.ts'
import { route } from '#platform/route.ts'
import { findUsers, type UserPage } from './users.queries.ts'

const NOBODY: UserPage = { users: [], total: 0 }

/** Members, as everyone may look for them. */
export function userRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, quickSearchUsers, async ({ query }) => {
    const { page = 1, c: perPage = QUICK_SEARCH_USER_PAGE_SIZE } = query
    const keywords = (query.keywords ?? '').trim()
    const isEnough = keywords.length >= QUICK_SEARCH_MIN_LENGTH
    const { users, total } = isEnough
      ? await findUsers(db, keywords.split(/\s+/), { page, perPage })
      : NOBODY
    return {
      data: [...users],
      meta: {
        pagination: paginationOf(total, users.length, { page, perPage }),
      },
    }
  })
}
