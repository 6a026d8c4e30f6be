import { savePreference, savePreferences } from '@glazy/contract/preferences'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { changePreferences, parsePreference } from './preferences.service.ts'

/** How the viewer wants to see the site. */
export function preferenceRoutes(app: FastifyInstance, { db, config }: AppContext): void {
  const contextOf = (request: FastifyRequest) => ({
    db,
    viewer: demandViewer(request),
    supporterFeatures: config.supporterFeatures,
  })

  route(
    app,
    savePreference,
    async ({ params, request }) => {
      const context = contextOf(request)
      const change = parsePreference(params.key, params.value)
      return { success: true as const, data: await changePreferences(context, change) }
    },
    { changesState: true },
  )

  route(app, savePreferences, async ({ body, request }) => ({
    success: true as const,
    data: await changePreferences(contextOf(request), body),
  }))
}
