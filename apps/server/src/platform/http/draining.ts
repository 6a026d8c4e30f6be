import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Draining {
  readonly isUnderWay: boolean
  /**
   * Asks every caller to come on another connection, and load balancers to send nobody any more.
   * Requests are answered as ever until the server closes.
   */
  begin(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}

/**
 * A connection that is kept for the next request may be closed at the very moment when that is sent,
 * and the request is lost. So each caller is told with an answer that it was the last one.
 */
export function installDraining(app: FastifyInstance): void {
  let isUnderWay = false
  const begin = () => {
    isUnderWay = true
  }
  app.decorate('draining', {
    begin,
    get isUnderWay() {
      return isUnderWay
    },
  })
  const connections = new Set<Socket>()
  app.server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  app.addHook('preClose', async () => {
    begin()
    await stopListening(app.server)
    setTimeout(() => void closeUnused(connections), ASK_MS).unref()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isUnderWay) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** Milliseconds to look for the moment in which a server under load stops listening. */
const LOOK_MS = 3_000
/** Milliseconds of a turn of the event loop in which little was done but looking. */
const QUIET_TURN_MS = 0.1

/**
 * The system lets callers in before we do, and we take one of them in a turn of the event loop. Those
 * that wait when a server stops listening are cut off, and so are those on kept connections whose
 * request has not been read. So all come in first, are asked for a moment of patience, and the
 * server stops listening right after a turn in which nobody came.
 */
async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return
  let callers = 0
  const count = () => {
    callers += 1
  }
  const resume = holdRequests(server)
  server.on('connection', count)
  const end = performance.now() + LOOK_MS
  // This turn may have looked before it came to us.
  await setImmediate()
  for (let isQuiet = false; !isQuiet && performance.now() < end;) {
    const [before, start] = [callers, performance.now()]
    await setImmediate()
    isQuiet = callers === before && performance.now() - start < QUIET_TURN_MS
  }
  server.close()
  server.off('connection', count)
  resume()
}

/** Milliseconds for whoever has been let in last to send a request. */
const ASK_MS = 1_000

/**
 * Browsers open connections before they need them. To the server one on which nothing ever came is
 * no idle one: it would wait a minute for the request.
 */
async function closeUnused(connections: Iterable<Socket>): Promise<void> {
  // What came while this thread was busy is read first.
  await setImmediate()
  for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
}

/** Lets requests wait until the function that it returns is called. */
function holdRequests(server: Server): () => void {
  const handlers = server.rawListeners('request') as RequestListener[]
  const held: Parameters<RequestListener>[] = []
  const hold: RequestListener = (...request) => {
    held.push(request)
  }
  server.removeAllListeners('request').on('request', hold)
  return () => {
    server.off('request', hold)
    for (const handler of handlers) server.on('request', handler)
    for (const request of held) server.emit('request', ...request)
  }
}
