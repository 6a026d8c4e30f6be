import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Db } from '#db/database.ts'
import type { OpenDatabase } from '#db/open.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { buildAccount, buildItems, SILICA } from '#testing/library.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { tellEverybody } from './tell.ts'

const PROGRAM = fileURLToPath(new URL('../../testing/news-program.ts', import.meta.url))
const ROUNDS = 20
/** Databases: telling rests half of its time, in which rounds of another go on. */
const DATABASES = 4
/** More than are told in one transaction. */
const FOLLOWERS = 600
/** More than a process lives to see. */
const VISITORS = 200
/** Milliseconds that a process lives at most, once it has begun and acknowledged what it is to live for. */
const LIFE_MS = 150
/** Rounds in which a process lives to acknowledge none at the least, one, two and so on. */
const LIVED_FOR = 4

let databases: OpenDatabase[]
beforeAll(async () => {
  databases = await Promise.all(Array.from({ length: DATABASES }, () => createTestDatabase()))
})
afterAll(() => Promise.all(databases.map((database) => database.close())))

/** Ids of new accounts. */
async function people(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`insert into account (name, email)
    select 'test', 'crowd' || gen_random_uuid() || '@example.org'
    from generate_series(1, ${count}::integer) returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many happenings somebody is telling of. */
async function countHeld(db: Db): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    with free as (select id from happening for update skip locked)
    select ((select count(*) from happening) - (select count(*) from free))::integer as held
    `.execute(db)
  return rows[0]?.held ?? 0
}

/**
 * Runs the program, kills it without warning, and answers whose review was acknowledged.
 *
 * @param least so many reviews it lives to acknowledge, however slow the machine is
 */
async function runUntilKilled(
  db: Db,
  item: number,
  visitors: readonly number[],
  least: number,
): Promise<number[]> {
  const args = [PROGRAM, await databaseUrlOf(db), ...[item, ...visitors].map(String)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const done: number[] = []
  lines.on('line', (line) => {
    if (line.startsWith('done ')) done.push(Number(line.slice(5)))
  })
  await once(lines, 'line')
  while (done.length < least) await once(lines, 'line')
  await pause(Math.random() * LIFE_MS)
  child.kill('SIGKILL')
  await ended
  return done
}

it('killed twenty times at any moment, nobody misses and nobody hears twice what was acknowledged', async () => {
  const log = pino({ level: 'silent' })
  let acknowledged = 0

  async function playRound(db: Kysely<Database>, ownerId: number, least: number): Promise<void> {
    const [item = 0] = await buildItems(db, [{ ...SILICA, ownerId }])
    const [followers, visitors] = [await people(db, FOLLOWERS), await people(db, VISITORS)]
    await sql`insert into material_follower (material_id, account_id)
      select ${item}, unnest(${followers}::integer[])`.execute(db)
    const done = await runUntilKilled(db, item, visitors, least)
    acknowledged += done.length
    // PostgreSQL learns of the kill when its statement ends; until then it keeps what was being told.
    await expect.poll(() => countHeld(db), { timeout: 10_000 }).toBe(0)
    await tellEverybody({ db, log })
    const { rows } = await sql<{ actors: number[] }>`
      select coalesce(array_agg(x.actor_id), '{}') as actors
      from unnest(${[ownerId, ...followers]}::integer[]) as person (id)
      left join notification as n on n.account_id = person.id and n.material_id = ${item}
      left join notification_actor as x on x.notification_id = n.id
      group by person.id, n.id`.execute(db)
    // One notification for each person, with everybody whose review was acknowledged among its actors.
    expect(rows).toHaveLength(FOLLOWERS + 1)
    const missing = rows.flatMap(({ actors }) => done.filter((id) => !actors.includes(id)))
    expect(missing).toEqual([])
  }

  const rounds = Array.from({ length: ROUNDS }, (_, round) => round).values()
  const playIn = async ({ db }: OpenDatabase) => {
    const ownerId = await buildAccount(db)
    for (const round of rounds) await playRound(db, ownerId, round % LIVED_FOR)
    expect(await db.selectFrom('happening').select('id').execute()).toEqual([])
  }
  await Promise.all(databases.map(playIn))
  expect(acknowledged).toBeGreaterThan(ROUNDS)
}, 240_000)
