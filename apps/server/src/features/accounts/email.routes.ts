import { changeEmail, confirmEmail } from '@glazy/contract/accounts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import type { AccountRoutes } from './accounts-context.ts'
import { confirmEmailChange, requestEmailChange } from './email.service.ts'

/** A new e-mail address: asked for with the password, confirmed by a link in a mail. */
export function emailRoutes({ app, context, visitOf }: AccountRoutes): void {
  route(app, changeEmail, async ({ body, request }) => {
    await requestEmailChange(context, demandViewer(request).id, body, visitOf(request))
    const message = 'A link is on its way to the new address, which counts once it is opened'
    return { success: true as const, message }
  })

  route(app, confirmEmail, async ({ body, request }) => {
    await confirmEmailChange(context, body, request.sessionId, visitOf(request))
    return { success: true as const, message: 'Your email address has been changed' }
  })
}
