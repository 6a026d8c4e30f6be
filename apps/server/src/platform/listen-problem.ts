import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '#config.ts'
import { OperatorError } from './operator-error.ts'

type Address = Pick<Config, 'port' | 'host'>

/**
 * Listens for a moment where the server is to listen.
 *
 * @throws OperatorError naming the setting that is in the way
 */
export async function demandFreeAddress({ port, host }: Address): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw listenProblem(error, { port, host })
  })
  server.close()
  await once(server, 'close')
}

/** Why the server cannot listen, as the one line an operator needs; other errors as they are. */
export function listenProblem(error: unknown, { port, host }: Address): unknown {
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
