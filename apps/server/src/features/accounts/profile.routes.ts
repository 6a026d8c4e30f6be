import { saveProfile as saveProfileCall } from '@glazy/contract/accounts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import type { AccountRoutes } from './accounts-context.ts'
import { getCurrentUser } from './current-user.ts'
import { saveProfile } from './profile.service.ts'

/** What a person says of themselves. */
export function profileRoutes({ app, context }: AccountRoutes): void {
  route(app, saveProfileCall, async ({ body, request }) => {
    const { id } = demandViewer(request)
    await saveProfile(context, id, body)
    return { data: await getCurrentUser(context.db, id) }
  })
}
