import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import { BODY_MAX_BYTES, PREFERENCE_TEXT_MAX_LENGTH } from '@glazy/contract/limits'
import { getVersion } from '@glazy/contract/system'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { AppContext, Feature } from '#features/feature.ts'
import { accountRoutes } from '#features/accounts/accounts.routes.ts'
import { createSessionStore } from '#features/accounts/sessions.queries.ts'
import { accountDeletionRoutes } from '#features/account-deletion/account-deletion.routes.ts'
import { deleteDueAccounts } from '#features/account-deletion/due-deletions.ts'
import { accountExportRoutes } from '#features/account-export/account-export.routes.ts'
import { chartLimitRoutes } from '#features/chart-limits/chart-limits.routes.ts'
import { collectionReadRoutes } from '#features/collections/read/collections-read.routes.ts'
import { collectionWriteRoutes } from '#features/collections/write/collections-write.routes.ts'
import { commentListRoutes } from '#features/discussion/comments/comment-lists.routes.ts'
import { commentRoutes } from '#features/discussion/comments/comments.routes.ts'
import { reviewRoutes } from '#features/discussion/reviews/reviews.routes.ts'
import { expansionRoutes } from '#features/expansions/expansions.routes.ts'
import { installHeatmapSchedule } from '#features/heatmaps/heatmap-schedule.ts'
import { heatmapRoutes } from '#features/heatmaps/heatmaps.routes.ts'
import { avatarRoutes } from '#features/images/avatar.routes.ts'
import { materialImageRoutes } from '#features/images/material-image.routes.ts'
import { imageRoutes } from '#features/images/image.routes.ts'
import { installSweep } from '#features/images/sweep.ts'
import { chartRoutes } from '#features/charts/charts.routes.ts'
import { openLibraryIndex } from '#library-index/open-library-index.ts'
import { batchRoutes } from '#features/batches/batches.routes.ts'
import { kilnRoutes } from '#features/kilns/kilns.routes.ts'
import { lookupRoutes } from '#features/lookups/lookups.routes.ts'
import { logFollowingRoutes } from '#features/logs/posts/following.routes.ts'
import { logRoutes } from '#features/logs/posts/logs.routes.ts'
import { createMail, type Mail } from '#features/mail/mail.ts'
import { derivationRoutes } from '#features/materials/derive/derivation.routes.ts'
import { createDeriver } from '#features/materials/derive/deriver.ts'
import { exportRoutes } from '#features/materials/export/export.routes.ts'
import { authoringRoutes } from '#features/materials/write/authoring.routes.ts'
import { lifecycleRoutes } from '#features/materials/lifecycle/lifecycle.routes.ts'
import { followingRoutes } from '#features/materials/lifecycle/following.routes.ts'
import { versionRoutes } from '#features/materials/versions/versions.routes.ts'
import { detailRoutes } from '#features/materials/read/detail.routes.ts'
import { installNews } from '#features/notifications/news.ts'
import { moderationRoutes } from '#features/moderation/moderation.routes.ts'
import { watchModerators } from '#features/moderation/moderators.queries.ts'
import { unsubscribingRoutes } from '#features/notifications/unsubscribing.routes.ts'
import { newsStreamRoutes } from '#features/notifications/news-stream.routes.ts'
import { notificationRoutes } from '#features/notifications/notifications.routes.ts'
import { neighbourRoutes } from '#features/neighbours/neighbours.routes.ts'
import { operatorRoutes } from '#features/operator/operator.routes.ts'
import { peopleRoutes } from '#features/people/people.routes.ts'
import { preferenceRoutes } from '#features/preferences/preferences.routes.ts'
import { recipeImportRoutes } from '#features/imports/imports.routes.ts'
import { searchRoutes } from '#features/search/search.routes.ts'
import { inventoryRoutes } from '#features/shelf/write/inventory.routes.ts'
import { makeableRoutes } from '#features/shelf/makeable/makeable.routes.ts'
import { sitemapRoutes } from '#features/sitemap/sitemap.routes.ts'
import { stockRoutes } from '#features/stock/stock.routes.ts'
import { solveRoutes } from '#features/solve/solve.routes.ts'
import { telemetryRoutes } from '#features/telemetry/telemetry.routes.ts'
import { translationRoutes } from '#features/translation/translation.routes.ts'
import { userRoutes } from '#features/users/users.routes.ts'
import type { OpenDatabase } from '#db/open.ts'
import { createReadinessCheck } from '#db/readiness.ts'
import { installAnswers } from '#platform/http/answers.ts'
import { installApiDocs } from '#platform/http/api-docs.ts'
import { installExpectations, refuseConnection } from '#platform/http/connection-errors.ts'
import { installCsrf } from '#platform/http/csrf.ts'
import { installDraining } from '#platform/http/draining.ts'
import { installErrorHandler, sendError } from '#platform/http/error-handler.ts'
import { installHealth } from '#platform/http/health.ts'
import { installInputGuards } from '#platform/http/input-guards.ts'
import { installInternalCalls } from '#platform/http/internal-call.ts'
import { listenerBehind } from '#platform/http/listener.ts'
import { installMethodOverride } from '#platform/http/method-override.ts'
import { installMetrics } from '#platform/http/metrics.ts'
import { installNotFound } from '#platform/http/not-found.ts'
import { installOpenApi } from '#platform/http/openapi.ts'
import { parseQueryString } from '#platform/http/query-string.ts'
import { installRateLimit } from '#platform/http/rate-limit.ts'
import { installRequestLog } from '#platform/http/request-log.ts'
import { siteOf } from '#platform/http/site-origin.ts'
import { installSecurityHeaders, securityHeaders } from '#platform/http/security-headers.ts'
import { installUntoldProxy } from '#platform/http/untold-proxy.ts'
import { installRefusedBodies } from '#platform/http/refused-bodies.ts'
import { installUploads } from '#platform/http/uploads.ts'
import { type Images, openImages } from '#platform/images/images.ts'
import { type Space, watchRoom } from '#platform/room.ts'
import { route } from '#platform/route.ts'
import { createAttemptLimits } from '#platform/attempt-limit.ts'
import { createSessionCookie } from '#platform/session-cookie.ts'
import { installSession } from '#platform/session.ts'
import { installSponsors } from '#platform/site/sponsor-logos.ts'
import { installManifest } from '#platform/site/manifest.ts'
import { installSite } from '#platform/site/site.ts'
import { runningVersion } from '#platform/version.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail
    images: Images
  }
}

/** Every feature, in the order of registration. */
const FEATURES: readonly Feature[] = [
  avatarRoutes,
  materialImageRoutes,
  accountRoutes,
  accountExportRoutes,
  accountDeletionRoutes,
  lookupRoutes,
  detailRoutes,
  exportRoutes,
  authoringRoutes,
  lifecycleRoutes,
  derivationRoutes,
  followingRoutes,
  versionRoutes,
  collectionReadRoutes,
  collectionWriteRoutes,
  recipeImportRoutes,
  reviewRoutes,
  commentRoutes,
  commentListRoutes,
  moderationRoutes,
  operatorRoutes,
  translationRoutes,
  solveRoutes,
  notificationRoutes,
  newsStreamRoutes,
  unsubscribingRoutes,
  preferenceRoutes,
  searchRoutes,
  inventoryRoutes,
  makeableRoutes,
  userRoutes,
  peopleRoutes,
  neighbourRoutes,
  logRoutes,
  logFollowingRoutes,
  chartLimitRoutes,
  chartRoutes,
  expansionRoutes,
  kilnRoutes,
  stockRoutes,
  batchRoutes,
  telemetryRoutes,
]

/** Milliseconds for a request to arrive as a whole: the largest picture on a slow line. */
const REQUEST_TIMEOUT = 5 * 60_000

/** What no operator sets. */
const SERVER_OPTIONS = {
  genReqId: () => randomUUID(),
  bodyLimit: BODY_MAX_BYTES,
  routerOptions: {
    ignoreTrailingSlash: true,
    maxParamLength: PREFERENCE_TEXT_MAX_LENGTH,
    querystringParser: parseQueryString,
  },
  rewriteUrl: ({ url = '/' }: IncomingMessage) => withoutAlias(url),
  requestTimeout: REQUEST_TIMEOUT,
  // Whoever has been let in is answered, also while the server closes.
  return503OnClosing: false,
  forceCloseConnections: 'idle',
} as const

export interface AppOptions {
  readonly config: Config
  readonly database: OpenDatabase
  readonly log: Logger
  /** Folder of the built site; its addresses answer 503 while it has not been built. */
  readonly siteDist: string
  /** Registered after the server's own features. */
  readonly features?: readonly Feature[]
  /** Says how much of the disk is free, in place of the disk. */
  readonly probeSpace?: (folder: string) => Promise<Space>
}

/** The whole server, ready to listen or to be asked with `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, log, siteDist } = options
  const mail = createMail({ config, log })
  const room = watchRoom(config.dataDir, options.probeSpace)
  const images = openImages(config, log, room)
  const sessionCookie = createSessionCookie(config.publicUrl)
  const index = openLibraryIndex(database.db, { dataDir: config.dataDir, log, room })
  const context: AppContext = {
    config,
    db: database.db,
    watch: database.watch,
    index,
    deriver: createDeriver(database.db, log),
    mail,
    images,
    sessionCookie,
    version: versionOf(siteDist),
    createLimit: createAttemptLimits(database.pool.pool, config.rateLimitFactor),
  }
  const app: FastifyInstance = Fastify({
    serverFactory: listenerBehind((request, response) => site.frontDesk(request, response)),
    ...SERVER_OPTIONS,
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(config.trustProxy),
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(securityHeaders(request, config.publicUrl))),
    clientErrorHandler: refuseConnection(config.publicUrl),
  })
  app.decorate('mail', mail)
  app.decorate('images', images)
  app.addHook('onClose', () => mail.close())
  app.addHook('onClose', () => index.close())

  installErrorHandler(app)
  installDraining(app)
  installInternalCalls(app)
  installAnswers(app)
  installSecurityHeaders(app, config.publicUrl)
  installExpectations(app, config.publicUrl)
  installRequestLog(app)
  await app.register(cookie)
  installRateLimit(app, {
    factor: config.rateLimitFactor,
    isExempt: (request) => site.isCheap(request),
  })
  installCsrf(app, config.publicUrl)
  await installBodies(app, images)
  installNotFound(app)
  installSystem(app, options, context)
  await installOpenApi(app, { siteName: config.siteName })
  installApiDocs(app)

  const site = await orClose(app, async () => {
    await app.register(
      async (api) => {
        installSession(api, { store: createSessionStore(database.db), cookie: sessionCookie })
        for (const feature of [...FEATURES, ...(options.features ?? [])])
          await feature(api, context)
      },
      { prefix: '/v2' },
    )
    await app.register(async (files) => {
      installSession(files, { store: createSessionStore(database.db), cookie: sessionCookie })
      imageRoutes(files, context)
    })
    installSweep(app, context)
    installNews(app, { ...context, pool: database.pool.pool, log, jobs: jobsOf(context, log) })
    heatmapRoutes(app, context)
    installHeatmapSchedule(app, context)
    sitemapRoutes(app, context)
    const installed = await installSite(app, {
      dist: siteDist,
      settings: { ...config, sponsors: await installSponsors(app, config, log) },
      hasModerators: watchModerators(database.db, database.watch),
      onDataChange: (listener) => database.watch.onChange(listener),
    })
    await app.ready()
    return installed
  })
  return app
}

/** What is done in the background beside telling the news. */
function jobsOf({ db, images, mail, config }: AppContext, log: Logger) {
  const outbox = join(config.dataDir, 'outbox')
  const site = siteOf(config)
  return { deleteAccounts: () => deleteDueAccounts({ db, images, mail, log, site, outbox }) }
}

/** Does what an app begins with. Where that fails, nothing of it goes on in the background. */
async function orClose<TResult>(
  app: FastifyInstance,
  work: () => Promise<TResult>,
): Promise<TResult> {
  try {
    return await work()
  } catch (error) {
    await app.close()
    throw error
  }
}

/** What is read of requests, how, and what is refused. */
async function installBodies(app: FastifyInstance, images: Images): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  await app.register(formbody)
  await installUploads(app, { folder: images.incoming, room: images.room })
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['gzip', 'deflate', 'identity'],
    // Requests come as they are: what is unpacked while it is read has no end that is known.
    globalDecompression: false,
  })
  installInputGuards(app)
  installRefusedBodies(app)
  installMethodOverride(app)
}

function installSystem(
  app: FastifyInstance,
  { config, database }: AppOptions,
  { index, version }: Pick<AppContext, 'index' | 'version'>,
): void {
  installUntoldProxy(app, config.trustProxy)
  const databaseFault = createReadinessCheck(database.db)
  installHealth(app, {
    fault: async () => {
      if (app.draining.isUnderWay) return 'the server is stopping'
      return (await databaseFault()) ?? (index.isRead() ? undefined : 'the library is being read')
    },
  })
  installMetrics(app, database.pool.pool)
  route(app, getVersion, ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return { version }
  })
  installManifest(app, config.siteName)
}

/** Of the release and the built site. */
function versionOf(siteDist: string): string {
  return runningVersion(pathToFileURL(join(siteDist, 'server', 'server.js')))
}

/** Fastify asks for each address on the way; a number counts proxies from our side. */
function trustProxy(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

/** `/api/…` is another name of `/v2/…`. */
function withoutAlias(url: string): string {
  return url.startsWith('/api/') ? `/v2/${url.slice('/api/'.length)}` : url
}
