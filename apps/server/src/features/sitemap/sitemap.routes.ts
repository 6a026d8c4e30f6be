import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import {
  IDS_PER_FILE,
  robotsText,
  type Section,
  sectionFile,
  SECTIONS,
  sitemapFile,
  sitemapIndex,
} from './sitemap-document.ts'
import {
  findLargestId,
  type ListPages,
  listPublicCollections,
  listPublicKilns,
  listPublicMaterials,
  listPublicPeople,
  listPublicPosts,
} from './sitemap.queries.ts'

/** What stands in the files of a section, and whose ids number them. */
const SOURCES = {
  people: { table: 'account', list: listPublicPeople },
  posts: { table: 'log', list: listPublicPosts },
  collections: { table: 'collection', list: listPublicCollections },
  kilns: { table: 'kiln_schedule', list: listPublicKilns },
} as const satisfies Record<
  Section,
  { readonly table: Parameters<typeof findLargestId>[1]; readonly list: ListPages }
>

const TEXT = 'text/plain; charset=utf-8'
const XML = 'application/xml'
const AN_HOUR = 3_600

/** `/robots.txt`, `/sitemap.xml` and the files it names, for search engines. */
export function sitemapRoutes(app: FastifyInstance, { config, db }: AppContext): void {
  const originOf = (request: FastifyRequest) =>
    config.publicUrl ?? `${request.protocol}://${request.host}`

  // Without an address of the site they name the host of the request, which anybody can make up.
  const caching = config.publicUrl === undefined ? 'no-cache' : `public, max-age=${AN_HOUR}`
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.type(type).header('cache-control', caching).send(text)

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    send(reply, TEXT, robotsText(originOf(request))),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const items = await findLargestId(db, 'material')
    const largest = { items, people: 0, posts: 0, collections: 0, kilns: 0 }
    for (const name of SECTIONS) largest[name] = await findLargestId(db, SOURCES[name].table)
    return send(reply, XML, sitemapIndex(originOf(request), largest))
  })

  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^\\d{1,6}).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const number = Number(request.params.number)
      const first = number * IDS_PER_FILE
      if (first > (await findLargestId(db, 'material'))) throw new AppError('route.notFound')
      const materials = await listPublicMaterials(db, first, first + IDS_PER_FILE)
      return send(reply, XML, sitemapFile(originOf(request), number, materials))
    },
  )

  for (const section of SECTIONS) {
    const { table, list } = SOURCES[section]
    app.get<{ Params: { number: string } }>(
      `/sitemap-${section}-:number(^\\d{1,6}).xml`,
      { schema: { hide: true } },
      async (request, reply) => {
        const first = Number(request.params.number) * IDS_PER_FILE
        if (first > (await findLargestId(db, table))) throw new AppError('route.notFound')
        const pages = await list(db, first, first + IDS_PER_FILE)
        return send(reply, XML, sectionFile(originOf(request), pages))
      },
    )
  }
}
