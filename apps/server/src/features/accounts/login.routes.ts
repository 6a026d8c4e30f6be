import {
  getCurrentUser as getCurrentUserCall,
  login as loginCall,
  logout,
} from '@glazy/contract/accounts'
import { SESSION_LIFETIME_MS } from '@glazy/contract/limits'
import type { FastifyRequest } from 'fastify'
import { route } from '#platform/route.ts'
import { noteSecurity } from '#platform/security-log.ts'
import { demandViewer } from '#platform/viewer.ts'
import type { AccountRoutes } from './accounts-context.ts'
import { getCurrentUser } from './current-user.ts'
import { DEVICE_PROOF_DAYS } from './known-device.ts'
import { logIn, type OldSession } from './login.service.ts'
import { deleteSession } from './sessions.queries.ts'

const DEVICE_PROOF_MS = DEVICE_PROOF_DAYS * 86_400_000

/** Coming, being there, and going. */
export function loginRoutes({
  app,
  context,
  sessionCookie,
  deviceCookie,
  visitOf,
}: AccountRoutes): void {
  const { db } = context

  route(
    app,
    loginCall,
    async ({ body, request, reply }) => {
      const visit = visitOf(request)
      const login = await logIn(context, body, visit, ownSession(request))
      const { accountId, session, deviceProof } = login
      const { token, expires } = session
      sessionCookie.write(reply, token, SESSION_LIFETIME_MS)
      deviceCookie.write(reply, deviceProof, DEVICE_PROOF_MS)
      reply.header('authorization', `Bearer ${token}`).header('cache-control', 'private, no-store')
      return { token, expires: expires.toISOString(), data: await getCurrentUser(db, accountId) }
    },
    { isOpen: true },
  )

  route(app, getCurrentUserCall, async ({ request }) => ({
    data: await getCurrentUser(db, demandViewer(request).id),
  }))

  route(app, logout, async ({ request, reply }) => {
    const session = ownSession(request)
    if (session !== undefined) {
      await deleteSession(db, session.accountId, session.id)
      noteSecurity(request, 'logout')
    }
    sessionCookie.clear(reply)
    return { success: true as const, message: 'You are logged out' }
  })
}

function ownSession({ viewer, sessionId }: FastifyRequest): OldSession | undefined {
  if (viewer === undefined || sessionId === undefined) return undefined
  return { accountId: viewer.id, id: sessionId }
}
