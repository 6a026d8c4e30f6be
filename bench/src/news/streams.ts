import { createHash, randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type pg from 'pg'
import { visitCommunity } from '#community/visit-community.ts'
import { inParallel } from '#http-client.ts'
import { residentMemory } from '#product/processes.ts'
import { ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const STREAMS = 5_000
/** Pages that one person has open. */
const OF_A_PERSON = 10
const MEMORY_MAX = 250
/** Milliseconds with two heartbeats, after which the memory of answers is given back. */
const REST_MS = 35_000
const AGENT = 'bench'

/** Memory of one process with thousands of open streams, and how soon all of them are told. */
export async function benchStreams(settings: Settings): Promise<void> {
  await visitCommunity(settings, async ({ server, client }) => {
    const sockets: Socket[] = []
    try {
      const people = await beginSessions(client, STREAMS / OF_A_PERSON)
      const wanted = people.flatMap((person) => Array.from({ length: OF_A_PERSON }, () => person))
      const { hostname, port } = new URL(server.url)
      await rest()
      const before = await residentMemory(server)
      await inParallel(wanted, 20, async ({ token }) => {
        const socket = connect(Number(port), hostname)
        sockets.push(socket)
        await hears(socket, () => socket.write(requestOf(hostname, token)))
      })
      await rest()
      const after = await residentMemory(server)
      const start = performance.now()
      const told = sockets.map((socket) => hears(socket, () => undefined))
      await client.query(`select pg_notify('glazy_news', $1)`, [people.map(({ id }) => id).join()])
      await Promise.all(told)
      const seconds = performance.now() - start
      const over = (after - before) / 1e6
      printFigures(`${whole(STREAMS)} open streams of news of ${whole(people.length)} people`, [
        {
          what: 'memory over the same server without',
          ours: `${whole(over)} MB`,
          reference: `${whole(before / 1e6)} MB`,
          target: `≤ ${MEMORY_MAX} MB`,
          isReached: over <= MEMORY_MAX,
        },
        { what: 'until all of them are told', ours: ms(seconds) },
      ])
    } finally {
      for (const socket of sockets) socket.destroy()
      await client.query('delete from session where user_agent = $1', [AGENT])
    }
  })
}

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS))

interface Member {
  readonly id: number
  readonly token: string
}

/** Logs people in, straight into the table: by the door it would take as many password hashes. */
async function beginSessions(client: pg.Client, count: number): Promise<readonly Member[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from account where email like 'potter-%' order by id limit $1`,
    [count],
  )
  const members = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }))
  await client.query(
    `insert into session (account_id, token_hash, user_agent, expires_at)
     select id, decode(hash, 'hex'), $3, now() + interval '1 day'
     from unnest($1::integer[], $2::text[]) as member (id, hash)`,
    [
      members.map(({ id }) => id),
      members.map(({ token }) => createHash('sha256').update(token).digest('hex')),
      AGENT,
    ],
  )
  return members
}

function requestOf(host: string, token: string): string {
  const head = ['GET /v2/notifications/stream HTTP/1.1', `host: ${host}`]
  return [...head, `cookie: glazy_session=${token}`, '', ''].join('\r\n')
}

/** Waits for the next news on a stream. @throws Error where it is none */
function hears(socket: Socket, begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const listen = (piece: Buffer) => {
      text += piece.toString()
      if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200')) reject(new Error(text))
      if (!text.includes('data:')) return
      socket.off('data', listen)
      resolve()
    }
    socket.on('data', listen).once('error', reject)
    begin()
  })
}
