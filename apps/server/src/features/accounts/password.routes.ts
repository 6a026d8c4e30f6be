import { changePassword as changePasswordCall } from '@glazy/contract/accounts'
import { recovery, resetPassword as resetPasswordCall } from '@glazy/contract/accounts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import type { AccountRoutes } from './accounts-context.ts'
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts'

/** A new password: by the old one, or by a link in a mail. */
export function passwordRoutes({ app, context, visitOf }: AccountRoutes): void {
  route(app, changePasswordCall, async ({ body, request }) => {
    const viewer = { id: demandViewer(request).id, sessionId: request.sessionId }
    await changePassword(context, viewer, body, visitOf(request))
    return { success: true as const, message: 'Your password has been changed' }
  })

  route(app, recovery, async ({ body, request }) => {
    await requestPasswordReset(context, body, visitOf(request))
    const message = 'If there is an account with this address, a mail is on its way'
    return { success: true as const, message }
  })

  route(app, resetPasswordCall, async ({ body, request }) => {
    await resetPassword(context, body, visitOf(request))
    return { success: true as const, message: 'Your password has been reset; you can log in' }
  })
}
