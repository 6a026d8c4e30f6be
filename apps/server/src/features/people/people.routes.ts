import { getUser } from '@glazy/contract/users'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { getProfile } from './profile.service.ts'

/** People as others see them. */
export function peopleRoutes(app: FastifyInstance, { db, index }: AppContext): void {
  route(app, getUser, async ({ params, request }) => ({
    data: await getProfile({ db, index }, viewerOf(request), params.user),
  }))
}
