import { keepAccount, requestDeletion } from '@glazy/contract/accounts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import type { AccountRoutes } from './accounts-context.ts'
import { getCurrentUser } from './current-user.ts'
import { askForDeletion, takeBackDeletion } from './deletion.service.ts'

/** An account that is to go: asked for with the password, and taken back for as long as it is there. */
export function deletionRoutes({ app, context, visitOf }: AccountRoutes): void {
  const { db } = context

  route(app, requestDeletion, async ({ body, request }) => {
    const { id } = demandViewer(request)
    await askForDeletion(context, { id, sessionId: request.sessionId }, body, visitOf(request))
    return { data: await getCurrentUser(db, id) }
  })

  route(app, keepAccount, async ({ request }) => {
    const { id } = demandViewer(request)
    await takeBackDeletion(context, id, visitOf(request))
    return { data: await getCurrentUser(db, id) }
  })
}
