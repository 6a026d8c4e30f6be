import type { Config } from '#config.ts'
import { OperatorError } from './operator-error.ts'

/** Why the server cannot listen, as the one line an operator needs; other errors as they are. */
export function listenProblem(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new OperatorError(`PORT ${port} is already in use`)
    case 'EACCES':
      return new OperatorError(`PORT ${port} is not for this user; take one above 1023`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new OperatorError(`HOST ${host} is no address of this machine`)
    default:
      return error
  }
}
