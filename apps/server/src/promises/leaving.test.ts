import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#features/account-deletion/delete-account.service.ts'
import { notify } from '#features/notifications/notifications.queries.ts'
import { openImages } from '#platform/images/images.ts'
import { doingsOf, joinCommunity, type Member } from '#testing/community.ts'
import { tellNews } from '#testing/news.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** Rows of which the file with everything somebody owns says nothing, and why. */
const UNTOLD = {
  'collection_bin.owner_id': 'deleted, and gone in some minutes',
  'email_change.account_id': 'a link that is on its way',
  'happening.actor_id': 'what others are about to be told',
  'happening.answered_id': 'what others are about to be told',
  'material_version.author_id': 'versions are told with their items',
  'notification.actor_id': 'what others were told',
  'notification_actor.actor_id': 'what others were told',
  'password_reset.account_id': 'a link that is on its way',
  'sent_change.account_id': 'keys of changes that were made, for some weeks',
} as const

/** Where the file with everything somebody owns tells of the rows of a person, column by column. */
const TOLD = {
  'batch.account_id': 'batches',
  'collection.owner_id': 'collections',
  'comment.author_id': 'comments',
  'former_username.account_id': 'formerUsernames',
  'image.owner_id': 'images',
  'import_run.owner_id': 'imports',
  'kiln_schedule.owner_id': 'kilnSchedules',
  'log.owner_id': 'logs',
  'log_follower.account_id': 'followedLogs',
  'material.owner_id': 'items',
  'material_follower.account_id': 'following',
  'material_image.owner_id': 'images',
  'notification.account_id': 'notifications',
  'moderation_case.owner_id': 'hiddenByModerators',
  'report.reporter_id': 'reports',
  'review.author_id': 'reviews',
  'session.account_id': 'sessions',
  'stock_lot.account_id': 'stock',
  'user_material.account_id': 'inventory',
} as const

/** Stands in the names of all that the leaver has. */
const MARKER = 'Zqxmarker'

let test: TestApp
let leaver: Member
beforeAll(async () => {
  test = await createTestApp()
  leaver = await joinCommunity(test, { name: `${MARKER} Potter`, username: MARKER })
  await doEverything()
})
afterAll(() => test.close())

/** The leaver does whatever leaves a row, and somebody else has to do with all of it. */
async function doEverything(): Promise<void> {
  const { db } = test
  const other = await joinCommunity(test)
  const [own, others] = [doingsOf(test, leaver), doingsOf(test, other)]
  const [item, theirs, theirPost] = [await own.item(), await others.item(), await others.post()]
  const post = await own.post({ materialId: String(item) })
  await own.collection([item, theirs])
  const binned = await own.collection([theirs])
  const url = `/v2/collections/${binned}`
  await test.app.inject({ method: 'DELETE', url, headers: leaver.bearer })
  await own.shelfRow(theirs)
  await own.lot(theirs)
  await own.batch(theirs)
  const firing = await own.schedule()
  await test.app.inject({
    method: 'PATCH',
    url: `/v2/kilnschedules/${firing}`,
    headers: leaver.bearer,
    payload: { name: `${MARKER} firing`, ramps: [], clientKey: randomUUID() },
  })
  await own.follow('recipes', theirs)
  await own.follow('logs', theirPost)
  await own.photograph(theirs)
  await own.review(theirs)
  const asked = await own.picturedComment(theirs)
  await others.comment('material', theirs, asked)
  await own.comment('log', post)
  await tellNews(test)
  const words = { accountId: other.id, actorId: leaver.id, type: 'other', title: 'Test' } as const
  await notify(db, words)
  // What has happened and of which nobody has been told yet.
  await own.comment('material', await others.item())
  const answered = await own.comment('log', theirPost)
  await others.comment('log', theirPost, answered)
  await db
    .insertInto('import_run')
    .values({ owner_id: leaver.id, client_key: crypto.randomUUID(), name: 'shelf.csv' })
    .execute()
  const link = { account_id: leaver.id, expires_at: new Date(Date.now() + 60_000) }
  await db
    .insertInto('password_reset')
    .values({ ...link, token_hash: randomBytes(32) })
    .execute()
  const email = `new-${leaver.email}`
  await db
    .insertInto('email_change')
    .values({ ...link, email, token_hash: randomBytes(32) })
    .execute()
  const former = { account_id: leaver.id, username: `former-${leaver.username}` }
  await db.insertInto('former_username').values(former).execute()
  await sql`with case_of_leaver as (
      insert into moderation_case (kind, content_id, owner_id, is_open, hidden_reason)
      values ('log', ${post}, ${leaver.id}, false, 'Not about clay'),
        ('log', ${theirPost}, ${other.id}, true, null) returning id, owner_id)
    insert into report (case_id, reporter_id, reason)
    select id, ${leaver.id}, 'spam' from case_of_leaver where owner_id = ${other.id}`.execute(db)
  await sql`update material_version set author_id = ${leaver.id} where material_id = ${item}`.execute(
    db,
  )
}

/** Every column that names an account, from the catalogue of the database itself. */
async function namingColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%s.%s', conrelid::regclass, attname) as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'account'::regclass order by 1`.execute(test.db)
  return rows.map(({ name }) => name)
}

async function countOf(name: string, id: number): Promise<number> {
  const [table = '', column = ''] = name.split('.')
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(test.db)
  return rows[0]?.count ?? 0
}

describe('whoever leaves', () => {
  it('has a row wherever the database names people, all of which are handled', async () => {
    const columns = await namingColumns()
    expect(columns.toSorted()).toEqual([...Object.keys(TOLD), ...Object.keys(UNTOLD)].toSorted())
    const empty: string[] = []
    for (const name of columns) if ((await countOf(name, leaver.id)) === 0) empty.push(name)
    expect(empty).toEqual([])
  })

  it('takes along what is theirs', async () => {
    const answer = await test.app.inject({ url: '/v2/auth/export', headers: leaver.bearer })
    expect(answer.statusCode).toBe(200)
    const told = answer.json<Record<string, unknown[]>>()
    for (const [column, key] of Object.entries(TOLD)) {
      expect(told[key]?.length, `${column} in ${key}`).toBeGreaterThan(0)
    }
  })

  it('leaves no row that names them', async () => {
    const { db, dataDir } = test
    const images = openImages(
      { dataDir, s3: undefined, imageCacheBytes: 1_000_000 },
      pino({ level: 'silent' }),
    )
    const outbox = join(dataDir, 'outbox')
    await deleteAccount({ db, images, outbox, now: new Date() }, leaver.id)
    const left: string[] = []
    for (const name of await namingColumns()) {
      if ((await countOf(name, leaver.id)) > 0) left.push(name)
    }
    expect(left).toEqual([])
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
    for (const { name } of rows) {
      const { rows: found } = await sql`select from ${sql.table(name)} as t
        where t::text ilike ${`%${MARKER}%`}`.execute(db)
      expect(found, name).toEqual([])
    }
  })
})
