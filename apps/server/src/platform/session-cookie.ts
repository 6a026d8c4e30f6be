import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie that carries a secret: no script reads it, and no other site sends it. */
export interface SecretCookie {
  /** What came with the request. */
  read(request: FastifyRequest): string | undefined
  /** By a lifetime and not until a moment: clocks may differ. */
  write(reply: FastifyReply, value: string, lifetimeMs: number): void
  clear(reply: FastifyReply): void
}

/** The cookie that carries the token of a session, so that pages know their visitor. */
export type SessionCookie = SecretCookie

const SESSION = 'glazy_session'
/** Browsers accept such a name over https only, and never from a neighboring host. */
const guarded = (name: string) => `__Host-${name}`

/** @param publicUrl address of the site, if known; over https the cookie bears the guarded name */
export function createSecretCookie(plainName: string, publicUrl: string | undefined): SecretCookie {
  const isSecure = publicUrl?.startsWith('https:') === true
  const name = isSecure ? guarded(plainName) : plainName
  const attributes = (reply: FastifyReply) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure || reply.request.protocol === 'https',
    }) as const
  return {
    read: (request) => request.cookies[name],
    write: (reply, value, lifetimeMs) => {
      reply.setCookie(name, value, { ...attributes(reply), maxAge: lifetimeMs / 1000 })
    },
    clear: (reply) => {
      reply.clearCookie(name, attributes(reply))
    },
  }
}

export function createSessionCookie(publicUrl: string | undefined): SessionCookie {
  return createSecretCookie(SESSION, publicUrl)
}

interface WithCookies {
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** Whether a request carries the cookie of a session, valid or not, under either of its names. */
export function hasSessionCookie({ cookies }: WithCookies): boolean {
  return cookies[SESSION] !== undefined || cookies[guarded(SESSION)] !== undefined
}
