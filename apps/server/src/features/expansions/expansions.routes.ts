import { BINARY, getChartExpansions } from '@glazy/contract/charts'
import { hasSupporterFeatures } from '@glazy/contract/rules/material'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { writeExpansions } from './expansions.service.ts'

/** The calculated expansion of the whole library, which is for supporters. */
export function expansionRoutes(
  app: FastifyInstance,
  { config, index }: Pick<AppContext, 'config' | 'index'>,
): void {
  let kept: { readonly tag: string; readonly bytes: Promise<Buffer> } | undefined

  route(app, getChartExpansions, async ({ request, reply }) => {
    if (!hasSupporterFeatures(request.viewer ?? null, config.supporterFeatures)) {
      throw new AppError('auth.forbidden', { message: 'This is a feature for supporters' })
    }
    const columns = await index.current()
    const tag = `W/"${columns.digest()}"`
    reply.type(BINARY).header('cache-control', 'private, max-age=0, must-revalidate')
    reply.header('vary', 'cookie, authorization').header('etag', tag)
    if (String(request.headers['if-none-match'] ?? '').includes(tag)) {
      reply.code(304)
      return Buffer.alloc(0)
    }
    // Written once for as long as no public item changes.
    if (kept?.tag !== tag) kept = { tag, bytes: writeExpansions(columns) }
    return kept.bytes
  })
}
