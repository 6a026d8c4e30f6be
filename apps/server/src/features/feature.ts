import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '#config.ts'
import type { Database } from '#db/database.ts'
import type { DatabaseWatch } from '#db/watch.ts'
import type { OpenLibraryIndex } from '#library-index/open-library-index.ts'
import type { Deriver } from '#features/materials/derive/deriver.ts'
import type { Mail } from '#features/mail/mail.ts'
import type { Images } from '#platform/images/images.ts'
import type { CreateAttemptLimit } from '#platform/attempt-limit.ts'
import type { SessionCookie } from '#platform/session-cookie.ts'

/** What features are given. */
export interface AppContext {
  readonly config: Config
  readonly db: Kysely<Database>
  /** Hears of changes of the data in every process: caches ask it whether they are still right. */
  readonly watch: DatabaseWatch
  /** Figures of the whole library in memory. */
  readonly index: OpenLibraryIndex
  /** Derives in the background what has become stale. */
  readonly deriver: Deriver
  readonly mail: Mail
  readonly images: Images
  readonly sessionCookie: SessionCookie
  /** What runs: the release and a mark of the built site. */
  readonly version: string
  /** Limits attempts, for all processes together. */
  readonly createLimit: CreateAttemptLimit
}

/** A feature registers its endpoints below `/v2`. */
export type Feature = (app: FastifyInstance, context: AppContext) => void | Promise<void>
