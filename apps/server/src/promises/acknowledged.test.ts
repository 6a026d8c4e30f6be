import { once } from 'node:events'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellEverybody } from '#features/notifications/tell.ts'
import { doingsOf, joinCommunity, type Member, WORDS } from '#testing/community.ts'
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const ROUNDS = 20
/** Each of them comments, and posts once that is answered. */
const VISITORS = 16
/** Answers that a process lives to give, at most: in every other round some of them are to posts. */
const ANSWERS_MAX = 30

let test: TestApp
let owner: Member
let visitors: Member[]
beforeAll(async () => {
  test = await createTestApp()
  owner = await joinCommunity(test)
  visitors = await Promise.all(Array.from({ length: VISITORS }, () => joinCommunity(test)))
})
afterAll(() => test.close())

/** What a server has said that it did. */
interface Acknowledged {
  readonly comments: { readonly id: number; readonly by: number }[]
  readonly logs: number[]
}

/** Everybody comments and posts through a server that is killed without warning while they do. */
async function saidUntilKilled(
  { child, site }: ServerProcess,
  item: number,
): Promise<Acknowledged> {
  const ended = once(child, 'exit')
  const acknowledged: Acknowledged = { comments: [], logs: [] }
  let left = 1 + Math.floor(Math.random() * ANSWERS_MAX)

  async function post(path: string, { bearer }: Member, body: object): Promise<number | undefined> {
    try {
      const headers = { ...bearer, 'content-type': 'application/json' }
      const payload = JSON.stringify(body)
      const answer = await fetch(site + path, { method: 'POST', headers, body: payload })
      const { data } = (await answer.json()) as { data: { id: number } }
      left -= 1
      if (left === 0) child.kill('SIGKILL')
      return answer.status === 201 ? data.id : undefined
    } catch {
      // The server was killed before it had answered: nothing was promised.
      return undefined
    }
  }

  const speaking = visitors.map(async (visitor) => {
    const comment = await post('/materialcomments', visitor, { id: item, content: WORDS })
    if (comment !== undefined) acknowledged.comments.push({ id: comment, by: visitor.id })
    const words = { title: 'What I saw', logTypeId: 1, description: WORDS }
    const log = await post('/logs', visitor, words)
    if (log !== undefined) acknowledged.logs.push(log)
  })
  await Promise.all([ended, ...speaking])
  return acknowledged
}

/** How many happenings a process that was killed still holds, as PostgreSQL sees it. */
async function countHeld(): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    with free as (select id from happening for update skip locked)
    select ((select count(*) from happening) - (select count(*) from free))::integer as held
    `.execute(test.db)
  return rows[0]?.held ?? 0
}

const idsOf = async (table: 'comment' | 'log', ids: readonly number[]) => {
  const rows = await test.db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

it('killed twenty times, a server loses no comment, log or notification that it said was there', async () => {
  const own = doingsOf(test, owner)
  const totals = { comments: 0, logs: 0 }
  let next = startServerProcess(test)
  for (let round = 0; round < ROUNDS; round += 1) {
    const item = await own.item()
    const server = await next
    const { comments, logs } = await saidUntilKilled(server, item)
    // The next one starts while we look at what this one has left.
    if (round + 1 < ROUNDS) next = startServerProcess(test)
    totals.comments += comments.length
    totals.logs += logs.length
    const commentIds = comments.map(({ id }) => id)
    expect(await idsOf('comment', commentIds)).toEqual(new Set(commentIds))
    expect(await idsOf('log', logs)).toEqual(new Set(logs))
    const told = await test.db
      .selectFrom('log')
      .select('material_comment_id')
      .where('material_comment_id', 'in', [0, ...commentIds])
      .execute()
    expect(told, 'each comment in the feed, once').toHaveLength(comments.length)

    await expect.poll(countHeld).toBe(0)
    await tellEverybody({ db: test.db, log: pino({ level: 'silent' }) })
    const heard = await test.db
      .selectFrom('notification as n')
      .innerJoin('notification_actor as a', 'a.notification_id', 'n.id')
      .select('a.actor_id')
      .where('n.account_id', '=', owner.id)
      .where('n.material_id', '=', item)
      .execute()
    const actors = heard.map(({ actor_id }) => actor_id)
    expect(new Set(actors).size).toBe(actors.length)
    expect(actors).toEqual(expect.arrayContaining(comments.map(({ by }) => by)))
  }
  expect(totals.comments).toBeGreaterThanOrEqual(ROUNDS)
  expect(totals.logs).toBeGreaterThan(0)
}, 300_000)
