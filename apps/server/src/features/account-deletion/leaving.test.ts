import { join } from 'node:path'
import { DELETION_GRACE_DAYS } from '@glazy/contract/limits'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailOutcome } from '#features/mail/mail.ts'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, KAOLIN, SILICA } from '#testing/library.ts'
import { subjectsTo } from '#testing/mails.ts'
import { PATIENTLY } from '#testing/patiently.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { deleteDueAccounts } from './due-deletions.ts'

const DAY_MS = 86_400_000

let test: TestApp
let leaver: TestAccount
let session: TestSession
let reader: TestSession
beforeAll(async () => {
  test = await createTestApp()
  reader = await logIn(test.db, await createTestAccount(test.db))
})
beforeEach(async () => {
  leaver = await createTestAccount(test.db)
  session = await logIn(test.db, leaver)
})
afterAll(() => test.close())

type Headers = Record<string, string>
const deletion = (method: 'GET' | 'POST' | 'DELETE', headers: Headers, payload?: object) =>
  test.app.inject({ method, url: '/v2/auth/deletion', headers, ...(payload && { payload }) })
const look = async () => (await deletion('GET', session.bearer)).json<{ data: object }>().data
const ask = (changes: object = {}, headers: Headers = session.bearer) =>
  deletion('POST', headers, { password: leaver.password, items: 'take', ...changes })
const keep = (headers: Headers = session.bearer) => deletion('DELETE', headers)
const statusOf = async (url: string, headers: Headers = reader.bearer) =>
  (await test.app.inject({ url, headers })).statusCode
const dueAtOf = async ({ id }: TestAccount) =>
  (
    await test.db
      .selectFrom('account')
      .select('deletion_due_at as dueAt')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.dueAt

/** The day has come. */
const letTimePass = (person: TestAccount) =>
  test.db
    .updateTable('account')
    .set({ deletion_due_at: sql<Date>`now() - interval '1 minute'` })
    .where('id', '=', person.id)
    .execute()

/** What the server does in the background, with mails that are kept, or refused. */
function runDue(outcome?: MailOutcome) {
  const { db, dataDir, app } = test
  const deliver = outcome === undefined ? app.mail.deliver : async () => outcome
  return deleteDueAccounts({
    db,
    images: app.images,
    mail: { deliver },
    log: pino({ level: 'silent' }),
    outbox: join(dataDir, 'outbox'),
    site: 'http://localhost:3000',
  })
}

describe('asking for an account to be deleted', () => {
  it('demands the password and a choice, each told by name, and a session', async () => {
    expectProblem(await ask({ password: 'not the right one' }), 401, 'auth.wrongPassword')
    expectInvalid(await ask({ password: '' }), 'password', 'Current password is required')
    expectInvalid(await ask({ items: 'burn' }), 'items', 'must be leave or take')
    expect(await dueAtOf(leaver)).toBeNull()
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const payload = { password: leaver.password, items: 'take' }
      const answer = await deletion(method, {}, method === 'POST' ? payload : undefined)
      expectProblem(answer, 401, 'auth.required')
    }
  })

  it('puts it off by fourteen days, ends other sessions, and says so by mail', async () => {
    const elsewhere = await logIn(test.db, leaver)
    const before = Date.now()
    const user = (await ask()).json<{ data: { deletionDueAt: string } }>().data
    const days = (Date.parse(user.deletionDueAt) - before) / DAY_MS
    expect(days).toBeGreaterThan(DELETION_GRACE_DAYS - 0.01)
    expect(days).toBeLessThan(DELETION_GRACE_DAYS + 0.01)
    expect(await statusOf('/v2/auth/user', elsewhere.bearer)).toBe(401)
    expect(await statusOf('/v2/auth/user', session.bearer)).toBe(200)
    await vi.waitFor(
      async () =>
        expect(await subjectsTo(test, leaver.email)).toEqual([
          expect.stringMatching(/^Your account will be deleted on \w+ \d+, \d{4}$/),
        ]),
      PATIENTLY,
    )
  })

  it('once more changes what becomes of the items, and not the day', async () => {
    await ask()
    const dueAt = await dueAtOf(leaver)
    expect(await look()).toMatchObject({ items: 'take' })
    await ask({ items: 'leave' })
    expect(await look()).toMatchObject({ items: 'leave', dueAt: dueAt?.toISOString() })
  })

  it('hides the profile from others until it is taken back; what is published stays', async () => {
    const [item] = await buildItems(test.db, [{ ...SILICA, ownerId: leaver.id }])
    const profile = `/v2/users/${leaver.username}`
    const isFound = async () =>
      (await test.app.inject(`/v2/users/quickSearch?keywords=${leaver.username}`)).json<{
        data: object[]
      }>().data.length
    expect([await statusOf(profile), await isFound()]).toEqual([200, 1])
    await ask()
    expect([await statusOf(profile), await isFound()]).toEqual([404, 0])
    expect(await statusOf(profile, {})).toBe(404)
    expect(await statusOf(profile, session.bearer)).toBe(200)
    expect(await statusOf(`/v2/recipes/${item}`)).toBe(200)

    const login = await test.app.inject({
      method: 'POST',
      url: '/v2/auth/login',
      payload: { email: leaver.email, password: leaver.password },
    })
    const token = login.json<{ token: string }>().token
    const user = (await keep({ authorization: `Bearer ${token}` })).json<{ data: object }>().data
    expect(user).toMatchObject({ id: leaver.id, deletionDueAt: null })
    expect([await statusOf(profile), await isFound()]).toEqual([200, 1])
    expect((await keep()).statusCode).toBe(200)
    await runDue()
    expect(await dueAtOf(leaver)).toBeNull()
  })
})

describe('what becomes of published items', () => {
  let ids: { used: number; copied: number; plain: number; secret: number }
  beforeEach(async () => {
    const own = { ownerId: leaver.id, description: 'Words of mine' }
    const [used = 0, copied = 0, plain = 0, secret = 0] = await buildItems(test.db, [
      { ...SILICA, ...own },
      { ...KAOLIN, ...own },
      { ...KAOLIN, ...own },
      { ...KAOLIN, ...own, isPrivate: true },
    ])
    const other = await createTestAccount(test.db)
    const components = [{ materialId: used, amount: 100, isAdditional: false }]
    const [copy = 0, hidden = 0] = await buildItems(test.db, [
      { ...KAOLIN, ownerId: other.id },
      { ...KAOLIN, ownerId: other.id, isPrivate: true },
    ])
    await buildItems(test.db, [{ ownerId: other.id, name: 'Test glaze', components }])
    for (const [id, from] of [
      [copy, copied],
      [hidden, plain],
    ] as const) {
      await sql`update material set copied_from_id = ${from} where id = ${id}`.execute(test.db)
    }
    ids = { used, copied, plain, secret }
  })

  const remaining = async () => {
    const found = await Promise.all(
      Object.entries(ids).map(async ([name, id]) => {
        const answer = await test.app.inject({ url: `/v2/recipes/${id}`, headers: reader.bearer })
        if (answer.statusCode !== 200) return undefined
        const { user, description } = answer.json<{
          data: { user: { name: string }; description: string | null }
        }>().data
        return [name, [user.name, description]] as const
      }),
    )
    return Object.fromEntries(found.filter((entry) => entry !== undefined))
  }

  it('is told before: how many there are, and how many of them others have built on', async () => {
    expect(await look()).toEqual({ dueAt: null, items: 'take', published: 3, builtOn: 2 })
  })

  it('taken along, those stay that others use or have copied for all to see, without words', async () => {
    await ask({ items: 'take' })
    await letTimePass(leaver)
    await runDue()
    expect(await remaining()).toEqual({
      used: ['Former member', null],
      copied: ['Former member', null],
    })
  })

  it('left, all that was public stays as it is, and nothing else', async () => {
    await ask({ items: 'leave' })
    await letTimePass(leaver)
    await runDue()
    const asItWas = ['Former member', expect.stringContaining('Words of mine')]
    expect(await remaining()).toEqual({ used: asItWas, copied: asItWas, plain: asItWas })
    const rows = await test.db
      .selectFrom('material')
      .select('id')
      .where('id', '=', ids.secret)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('the day of a deletion', () => {
  it('comes once, however many processes see it, and is told by one mail', async () => {
    await ask()
    // What is still on its way then is not taken away with the account.
    await vi.waitFor(
      async () => expect(await subjectsTo(test, leaver.email)).toHaveLength(1),
      PATIENTLY,
    )
    await letTimePass(leaver)
    await Promise.all([runDue(), runDue(), runDue()])
    expect(await dueAtOf(leaver)).toBeUndefined()
    expect(await subjectsTo(test, leaver.email)).toEqual(['Your account has been deleted'])
    expect(await test.db.selectFrom('farewell').selectAll().execute()).toEqual([])
    expect(await statusOf('/v2/auth/user', session.bearer)).toBe(401)
  })

  it('deletes nobody before it, and nobody who has come back', async () => {
    await ask()
    await runDue()
    expect(await dueAtOf(leaver)).toBeInstanceOf(Date)
  })

  it('tells the same person later where the mail cannot be handed on, then forgets the address', async () => {
    const owed = async () =>
      (await test.db.selectFrom('farewell').select(['email', 'due_at']).execute()).map(
        ({ email, due_at }) => [email, due_at > new Date()],
      )
    await ask()
    await letTimePass(leaver)
    await runDue('later')
    expect(await owed()).toEqual([[leaver.email, true]])
    await sql`update farewell set due_at = now()`.execute(test.db)
    await runDue()
    expect(await subjectsTo(test, leaver.email)).toEqual(['Your account has been deleted'])
    expect(await owed()).toEqual([])
  })

  it('does not wait for an account that cannot be deleted', async () => {
    const stuck = await createTestAccount(test.db)
    const { bearer } = await logIn(test.db, stuck)
    await ask({ password: stuck.password }, bearer)
    await letTimePass(stuck)
    await sql`create function refuse_one() returns trigger language plpgsql as $$
      begin if old.id = ${sql.lit(stuck.id)} then raise exception 'stuck'; end if; return old;
      end $$`.execute(test.db)
    await sql`create trigger stuck before delete on account for each row
      execute function refuse_one()`.execute(test.db)
    await ask()
    await letTimePass(leaver)
    await runDue()
    expect(await dueAtOf(leaver)).toBeUndefined()
    expect(await dueAtOf(stuck)).toBeInstanceOf(Date)
    await sql`drop trigger stuck on account`.execute(test.db)
    await runDue()
    expect(await dueAtOf(stuck)).toBeUndefined()
  })
})

it('a server that listens does it by itself', async () => {
  await ask()
  await letTimePass(leaver)
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitFor(async () => expect(await dueAtOf(leaver)).toBeUndefined(), { timeout: 10_000 })
  await vi.waitFor(
    async () =>
      expect(await subjectsTo(test, leaver.email)).toEqual(['Your account has been deleted']),
    { timeout: 10_000 },
  )
})
