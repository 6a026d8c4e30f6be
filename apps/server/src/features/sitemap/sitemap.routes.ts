import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import {
  IDS_PER_FILE,
  peopleFile,
  postsFile,
  robotsText,
  sitemapFile,
  sitemapIndex,
} from './sitemap-document.ts'
import {
  findLargestAccountId,
  findLargestLogId,
  findLargestMaterialId,
  listPublicMaterials,
  listPublicPeople,
  listPublicPosts,
} from './sitemap.queries.ts'

/** `/robots.txt`, `/sitemap.xml` and the files it names, for search engines. */
export function sitemapRoutes(app: FastifyInstance, { config, db }: AppContext): void {
  const originOf = (request: FastifyRequest) =>
    config.publicUrl ?? `${request.protocol}://${request.host}`

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request))),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const largest = {
      material: await findLargestMaterialId(db),
      log: await findLargestLogId(db),
      account: await findLargestAccountId(db),
    }
    return reply.type('application/xml').send(sitemapIndex(originOf(request), largest))
  })

  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^\\d{1,6}).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const number = Number(request.params.number)
      const first = number * IDS_PER_FILE
      if (first > (await findLargestMaterialId(db))) throw new AppError('route.notFound')
      const materials = await listPublicMaterials(db, first, first + IDS_PER_FILE)
      return reply.type('application/xml').send(sitemapFile(originOf(request), number, materials))
    },
  )

  app.get<{ Params: { number: string } }>(
    '/sitemap-posts-:number(^\\d{1,6}).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const first = Number(request.params.number) * IDS_PER_FILE
      if (first > (await findLargestLogId(db))) throw new AppError('route.notFound')
      const logs = await listPublicPosts(db, first, first + IDS_PER_FILE)
      return reply.type('application/xml').send(postsFile(originOf(request), logs))
    },
  )

  app.get<{ Params: { number: string } }>(
    '/sitemap-people-:number(^\\d{1,6}).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const first = Number(request.params.number) * IDS_PER_FILE
      if (first > (await findLargestAccountId(db))) throw new AppError('route.notFound')
      const people = await listPublicPeople(db, first, first + IDS_PER_FILE)
      return reply.type('application/xml').send(peopleFile(originOf(request), people))
    },
  )
}
