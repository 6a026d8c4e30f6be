import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { AppContext } from '#features/feature.ts'
import type { Mail } from '#features/mail/mail.ts'
import type { Background } from '#platform/background.ts'
import type { SecurityDetails, SecurityEvent } from '#platform/security-log.ts'
import type { SecretCookie } from '#platform/session-cookie.ts'
import type { AccountLimits } from './account-limits.ts'

/** What the services of accounts work with. */
export interface AccountsContext {
  readonly db: Kysely<Database>
  readonly mail: Mail
  readonly background: Background
  readonly limits: AccountLimits
  readonly siteName: string
}

/** What a service knows of the request behind a call. */
export interface Visit {
  /** Network address, or the /64 network of an IPv6 one. */
  readonly address: string
  readonly userAgent: string | undefined
  /** Shown by a browser that has logged in before. */
  readonly deviceProof: string | undefined
  /** Address of the site, for links in mails. */
  readonly site: string
  /** Language in which the site is shown, if one was chosen. */
  readonly locale: string | null
  readonly note: (event: SecurityEvent, details?: SecurityDetails) => void
}

/** What the routes of accounts share. */
export interface AccountRoutes {
  readonly app: FastifyInstance
  readonly context: AccountsContext
  readonly sessionCookie: AppContext['sessionCookie']
  /** Carries the proof that a browser has logged in before. */
  readonly deviceCookie: SecretCookie
  readonly visitOf: (request: FastifyRequest) => Visit
}
