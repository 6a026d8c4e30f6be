import { createServer, type IncomingMessage, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * When a server dies of a request: before it has done anything, a moment after it was told, or having
 * done it, before its answer.
 */
export type Death = 'before' | 'amid' | 'after'

/** Milliseconds in which a server may have begun, or be through, or neither. */
const MOMENT = 15

/** Stands before the product, dies of requests, and comes to life again. */
export interface MortalServer {
  readonly url: string
  /** Lets the server die of a request that changes something, after so many that it lives through. */
  readonly dieOfChange: (survived: number, when: Death) => void
  readonly isDead: () => boolean
  readonly revive: () => void
  readonly close: () => void
}

/**
 * @param product address of the product, as `http://127.0.0.1:4817`
 * @param onDeath kills the product itself, where that is this server's alone
 */
export async function mortalServer(
  product: string,
  onDeath: () => void = () => undefined,
): Promise<MortalServer> {
  let isDead = false
  let fate: { survived: number; readonly when: Death } | undefined

  function deathOf(request: IncomingMessage): Death | undefined {
    if (isDead || !fate || !changesSomething(request)) return undefined
    if (fate.survived > 0) {
      fate.survived -= 1
      return undefined
    }
    const { when } = fate
    fate = undefined
    return when
  }

  const server = createServer((request, response) => {
    const death = deathOf(request)
    const die = () => {
      if (!isDead) onDeath()
      isDead = true
      request.socket.destroy()
    }
    if (isDead || death === 'before') return die()
    const { method, headers } = request
    const onward = ask(new URL(request.url ?? '/', product), { method, headers }, (answer) => {
      if (isDead || death !== undefined) {
        answer.resume()
        return die()
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    if (death === 'amid') onward.on('finish', () => setTimeout(die, MOMENT))
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    dieOfChange: (survived, when) => {
      fate = { survived, when }
    },
    isDead: () => isDead,
    revive: () => {
      isDead = false
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function changesSomething({ method = 'GET', url = '' }: IncomingMessage): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && url.startsWith('/v2/')
}
