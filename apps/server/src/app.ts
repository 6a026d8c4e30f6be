import { randomUUID } from 'node:crypto'
import { BODY_MAX_BYTES } from '@glazy/contract/limits'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { Database } from '#db/database.ts'
import { createReadinessCheck } from '#db/readiness.ts'
import type { DatabaseWatch } from '#db/watch.ts'
import { installErrorHandler, sendError } from '#platform/http/error-handler.ts'
import { installHealth } from '#platform/http/health.ts'

/** What features are given. */
export interface AppContext {
  readonly config: Config
  readonly db: Kysely<Database>
  /** Hears of changes of the data in every process: caches ask it whether they are still right. */
  readonly watch: DatabaseWatch
}

export interface AppOptions extends AppContext {
  readonly log: Logger
}

/** A feature registers its endpoints below `/v2`. */
export type Feature = (app: FastifyInstance, context: AppContext) => void | Promise<void>

/** Every feature, in the order of registration. */
const FEATURES: readonly Feature[] = []

/** The whole server, ready to listen or to be asked with `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, watch, log } = options
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(config.trustProxy),
    bodyLimit: BODY_MAX_BYTES,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    rewriteUrl: (request) => withoutAlias(request.url ?? '/'),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')

  let isDraining = false
  app.addHook('preClose', () => {
    isDraining = true
  })
  installErrorHandler(app)
  const databaseFault = createReadinessCheck(db)
  installHealth(app, {
    fault: async () => (isDraining ? 'the server is stopping' : databaseFault()),
  })

  await app.register(
    async (api) => {
      for (const feature of FEATURES) await feature(api, { config, db, watch })
    },
    { prefix: '/v2' },
  )
  await app.ready()
  return app
}

/** Fastify asks for each address on the way; a number counts proxies from our side. */
function trustProxy(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

/** `/api/…` is another name of `/v2/…`. */
function withoutAlias(url: string): string {
  return url.startsWith('/api/') ? `/v2/${url.slice('/api/'.length)}` : url
}
