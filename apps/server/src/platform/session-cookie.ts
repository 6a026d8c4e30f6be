import type { FastifyReply, FastifyRequest } from 'fastify'

const PLAIN_NAME = 'glazy_session'
/** Browsers accept this name over https only, and never from a neighbouring host. */
const SECURE_NAME = '__Host-glazy_session'

/** The cookie that carries the token of a session, so that pages know their visitor. */
export interface SessionCookie {
  /** The token that came with the request. */
  read(request: FastifyRequest): string | undefined
  write(reply: FastifyReply, token: string, expires: Date): void
  clear(reply: FastifyReply): void
}

/** @param publicUrl address of the site, if known; over https the cookie bears the guarded name */
export function createSessionCookie(publicUrl: string | undefined): SessionCookie {
  const isSecure = publicUrl?.startsWith('https:') === true
  const name = isSecure ? SECURE_NAME : PLAIN_NAME
  const attributes = (reply: FastifyReply) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure || reply.request.protocol === 'https',
    }) as const
  return {
    read: (request) => request.cookies[name],
    write: (reply, token, expires) => {
      reply.setCookie(name, token, { ...attributes(reply), expires })
    },
    clear: (reply) => {
      reply.clearCookie(name, attributes(reply))
    },
  }
}

interface WithCookies {
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** Whether a request carries the cookie of a session, valid or not, under either of its names. */
export function hasSessionCookie({ cookies }: WithCookies): boolean {
  return cookies[PLAIN_NAME] !== undefined || cookies[SECURE_NAME] !== undefined
}
