import type { FastifyRequest } from 'fastify'

/** What is noted about who came in, who did not, and what they did to an account. */
export type SecurityEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.limited'
  | 'logout'
  | 'session.ended'
  | 'account.registered'
  | 'account.registeredAgain'
  | 'password.wrong'
  | 'password.changed'
  | 'password.resetRequested'
  | 'password.reset'
  | 'password.resetRefused'
  | 'email.changeRequested'
  | 'email.changeRefused'
  | 'email.changed'
  | 'account.deletionRequested'
  | 'account.kept'
  | 'access.denied'

export interface SecurityDetails {
  /** Id of the account that it is about, where there is one. */
  readonly account?: number | undefined
  /** Code of the answer. */
  readonly code?: string
}

/**
 * Writes one structured line, told by `event`, with the network address for whoever has to act on
 * it. E-mail addresses, passwords and tokens never get into one.
 */
export function noteSecurity(
  request: FastifyRequest,
  event: SecurityEvent,
  details: SecurityDetails = {},
): void {
  request.log.info({ event, ip: request.ip, account: request.viewer?.id, ...details }, 'security')
}
