import * as calls from '@glazy/contract/accounts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { noteSecurity } from '#platform/security-log.ts'
import { demandViewer } from '#platform/viewer.ts'
import type { AccountRoutes } from './accounts-context.ts'
import { deleteSession, deleteSessions, listSessions, type SessionRow } from './sessions.queries.ts'

/** Where someone is logged in, and how to log out there from here. */
export function sessionRoutes({ app, context: { db }, sessionCookie }: AccountRoutes): void {
  route(app, calls.listSessions, async ({ request }) => {
    const rows = await listSessions(db, demandViewer(request).id)
    return { data: rows.map((row) => presentSession(row, request.sessionId)) }
  })

  route(app, calls.endSession, async ({ params, request, reply }) => {
    const viewer = demandViewer(request)
    if (!(await deleteSession(db, viewer.id, params.id))) throw new AppError('session.notFound')
    noteSecurity(request, 'session.ended')
    if (params.id === request.sessionId) sessionCookie.clear(reply)
    return { success: true as const, message: 'The session has ended' }
  })

  route(app, calls.endOtherSessions, async ({ request }) => {
    await deleteSessions(db, demandViewer(request).id, request.sessionId)
    noteSecurity(request, 'session.ended')
    return { success: true as const, message: 'All other sessions have ended' }
  })
}

function presentSession(row: SessionRow, currentId: number | undefined): calls.Session {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    device: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}
