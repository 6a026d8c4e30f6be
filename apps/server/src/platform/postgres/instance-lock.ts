import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { pause } from './process-state.ts'

/** Who holds a data directory, as it answers on its socket. */
export interface LockHolder {
  readonly pid: number
  /** What it does, such as "the server". */
  readonly purpose: string
}

export interface InstanceLock {
  release(): Promise<void>
}

export type LockAttempt =
  | { readonly ok: true; readonly lock: InstanceLock }
  | { readonly ok: false; readonly holder: LockHolder | undefined }

/**
 * Takes the data directory for this process: it listens on a Unix socket in it. The system closes
 * the socket with the process, however that ends, and neither a reused process number nor another
 * container can be mistaken for the holder.
 *
 * Two processes that find the same dead socket at once may both replace it; the one whose socket
 * remains in place wins, and the advisory lock in the database settles what is left.
 */
export async function acquireInstanceLock(sockets: string, purpose: string): Promise<LockAttempt> {
  const path = join(sockets, 'glazy.sock')
  const found = await askHolder(path)
  if (found.isHeld) return { ok: false, holder: found.holder }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(JSON.stringify({ pid: process.pid, purpose }))
  })
  await rm(path, { force: true })
  try {
    await listen(server, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return { ok: false, holder: (await askHolder(path)).holder }
  }
  server.unref()
  await pause(50)
  const winner = await askHolder(path)
  if (!isOurs(winner)) return { ok: false, holder: winner.holder }
  return {
    ok: true,
    lock: {
      release: async () => {
        // Closing a server removes what is in its place, and that might be the socket of another
        // by now: ours stays open then, unseen, until we end.
        if (isOurs(await askHolder(path))) await close(server)
      },
    },
  }
}

const isOurs = ({ holder }: Answer) => holder?.pid === process.pid

interface Answer {
  readonly isHeld: boolean
  readonly holder: LockHolder | undefined
}

/** A holder that has been stopped accepts the connection and says nothing: it still holds. */
function askHolder(path: string): Promise<Answer> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(path)
    socket.setTimeout(1_000, () => {
      socket.destroy()
      resolve({ isHeld: true, holder: undefined })
    })
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (text += part))
    socket.on('end', () => resolve({ isHeld: true, holder: parseHolder(text) }))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const isDead = error.code === 'ENOENT' || error.code === 'ECONNREFUSED'
      resolve({ isHeld: !isDead, holder: undefined })
    })
  })
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    return JSON.parse(text) as LockHolder
  } catch {
    // An older or a dying holder: that it holds is all we need to know.
    return undefined
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve())
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
