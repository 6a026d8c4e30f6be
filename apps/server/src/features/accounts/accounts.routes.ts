import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { createBackground } from '#platform/background.ts'
import { createSecretCookie, type SecretCookie } from '#platform/session-cookie.ts'
import { createAccountLimits } from './account-limits.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'
import { deletionRoutes } from './deletion.routes.ts'
import { emailRoutes } from './email.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { registrationRoutes } from './registration.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { startSweeping } from './sweep.ts'
import { visitOf } from './visit.ts'

/** What the routes of accounts share. */
export interface AccountRoutes {
  readonly app: FastifyInstance
  readonly context: AccountsContext
  readonly sessionCookie: AppContext['sessionCookie']
  /** Carries the proof that a browser has logged in before. */
  readonly deviceCookie: SecretCookie
  readonly visitOf: (request: FastifyRequest) => Visit
}

/** Registration, logins and what belongs to a person. */
export function accountRoutes(
  app: FastifyInstance,
  { db, mail, config, createLimit, sessionCookie }: AppContext,
): void {
  const deviceCookie = createSecretCookie('glazy_device', config.publicUrl)
  const background = createBackground(app.log)
  app.addHook('preClose', () => background.idle())
  startSweeping(app, db)
  const routes: AccountRoutes = {
    app,
    context: {
      db,
      mail,
      background,
      limits: createAccountLimits(createLimit),
      siteName: config.siteName,
    },
    sessionCookie,
    deviceCookie,
    visitOf: (request) => visitOf(request, config, deviceCookie),
  }
  loginRoutes(routes)
  registrationRoutes(routes)
  passwordRoutes(routes)
  profileRoutes(routes)
  emailRoutes(routes)
  deletionRoutes(routes)
  sessionRoutes(routes)
}
