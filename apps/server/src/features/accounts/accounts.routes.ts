import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { createBackground } from '#platform/background.ts'
import { createSecretCookie } from '#platform/session-cookie.ts'
import { createAccountLimits } from './account-limits.ts'
import type { AccountRoutes } from './accounts-context.ts'
import { deletionRoutes } from './deletion.routes.ts'
import { emailRoutes } from './email.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { registrationRoutes } from './registration.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { startSweeping } from './sweep.ts'
import { visitOf } from './visit.ts'

/** Registration, logins and what belongs to a person. */
export function accountRoutes(
  app: FastifyInstance,
  { db, mail, config, createLimit, sessionCookie }: AppContext,
): void {
  const deviceCookie = createSecretCookie('glazy_device', config.publicUrl)
  const background = createBackground(app.log)
  app.addHook('onClose', () => background.idle())
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
