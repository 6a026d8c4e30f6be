import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { createBackground } from '#platform/background.ts'
import { createAccountLimits } from './account-limits.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'
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
  readonly visitOf: (request: FastifyRequest) => Visit
}

/** Registration, logins and what belongs to a person. */
export function accountRoutes(
  app: FastifyInstance,
  { db, mail, config, createLimit, sessionCookie }: AppContext,
): void {
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
    visitOf: (request) => visitOf(request, config),
  }
  loginRoutes(routes)
  registrationRoutes(routes)
  passwordRoutes(routes)
  profileRoutes(routes)
  sessionRoutes(routes)
}
