import { NOT_A_LINE } from '@glazy/contract/rules/text'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let account: TestAccount
let session: TestSession
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  account = await createTestAccount(test.db)
  session = await logIn(test.db, account)
})
afterAll(() => test.close())

const post = (
  url: string,
  payload: object,
  headers: Record<string, string> = session.bearer,
  method: 'POST' | 'PATCH' = 'POST',
) => test.app.inject({ method, url: `/v2/auth/${url}`, payload, headers })

/** The profile form as the site sends it: a POST that stands for a PATCH. */
const save = (changes: object = {}, headers?: Record<string, string>) =>
  post(
    'profile',
    { _method: 'PATCH', name: account.name, username: account.username, ...changes },
    headers,
  )
const dataOf = (answer: { json(): unknown }) =>
  (answer.json() as { data: Record<string, unknown> }).data

describe('the profile', () => {
  it('changes what is given, and nothing else', async () => {
    await save({ title: 'Potter', location: 'Testville' })
    const answer = await post('profile', { title: 'Teacher' }, session.bearer, 'PATCH')
    expect(answer.statusCode).toBe(200)
    expect(dataOf(answer)).toMatchObject({
      name: account.name,
      username: account.username,
      title: 'Teacher',
      location: 'Testville',
    })
    expect((await post('profile', {}, session.bearer, 'PATCH')).statusCode).toBe(200)
    const empty = await post('profile', { username: '' }, session.bearer, 'PATCH')
    expectInvalid(empty, 'username', 'Username must be at least 3 characters')
  })

  it('is saved and answered, with links as they are stored', async () => {
    const answer = await save({
      name: ' Test Person ',
      username: '@Test-Person 1',
      title: 'Potter',
      location: 'Somewhere',
      url: 'example.org',
      pinterest: '@test',
      facebook: 'https://www.facebook.com/test',
      instagram: 'instagram.com/test',
      artaxis: 'https://artaxis.org/test',
      paypal: 'https://paypal.me/test',
      can_email_notifications: false,
      can_email_marketing: true,
    })
    expect(answer.statusCode).toBe(200)
    const saved = {
      name: 'Test Person',
      username: 'Test_Person_1',
      title: 'Potter',
      location: 'Somewhere',
      url: 'https://example.org/',
      pinterest: 'https://pinterest.com/test',
      facebook: 'https://www.facebook.com/test',
      instagram: 'https://instagram.com/test',
      artaxis: 'https://artaxis.org/test',
      paypal: 'https://paypal.me/test',
      canEmailNotifications: false,
      canEmailMarketing: true,
      email: account.email,
    }
    expect(dataOf(answer)).toMatchObject(saved)
    const user = await test.app.inject({ url: '/v2/auth/user', headers: session.bearer })
    expect(dataOf(user)).toEqual(dataOf(answer))
  })

  it('keeps what the form leaves out, and empties what it leaves empty', async () => {
    await save({ title: 'Potter', url: 'example.org', can_email_notifications: false })
    const kept = dataOf(await save({ location: 'Somewhere' }))
    expect(kept).toMatchObject({ title: 'Potter', url: 'https://example.org/' })
    expect(kept).toMatchObject({ location: 'Somewhere', canEmailNotifications: false })
    const emptied = dataOf(await save({ title: '', url: '', location: null }))
    expect(emptied).toMatchObject({ title: null, url: null, location: null })
  })

  it('has a description without anything that could run', async () => {
    const description = '<p onclick="x()">Wood <b>firing</b><script>alert(1)</script></p>'
    expect(dataOf(await save({ description }))).toMatchObject({
      description: '<p>Wood <strong>firing</strong></p>',
    })
    expect(dataOf(await save({ description: '<p> </p>' }))).toMatchObject({ description: null })
  })

  it('may be saved by PATCH as well', async () => {
    const form = { name: account.name, username: account.username, title: 'By PATCH' }
    const answer = await post('profile', form, session.bearer, 'PATCH')
    expect(dataOf(answer)).toMatchObject({ title: 'By PATCH' })
  })

  it('is saved by a browser with its cookie and the XSRF token', async () => {
    const issued = await test.app.inject('/sanctum/csrf-cookie')
    const token = issued.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const cookie = `${session.cookie.cookie}; XSRF-TOKEN=${token}`
    const answer = await save({ title: 'By cookie' }, { cookie, 'x-xsrf-token': token })
    expect(dataOf(answer)).toMatchObject({ title: 'By cookie' })
    expectProblem(await save({}, { cookie, 'x-xsrf-token': 'guess' }), 403, 'request.csrf')
  })

  it('changes no right, no address and no owner', async () => {
    const victim = await createTestAccount(test.db)
    const wishes = {
      id: victim.id,
      userId: victim.id,
      account_id: victim.id,
      email: 'x@test.invalid',
      isPatron: true,
      is_patron: true,
      isAlchemist: true,
      is_alchemist: true,
      isMuted: true,
      is_muted: true,
      createdAt: '2000-01-01T00:00:00Z',
      password: 'x',
      password_hash: 'x',
      preferences: { isDark: true },
      locale: 'de',
      cdnId: 'x',
    }
    const before = dataOf(await test.app.inject({ url: '/v2/auth/user', headers: session.bearer }))
    const after = dataOf(await save(wishes))
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt })
    const row = await test.db
      .selectFrom('account')
      .select(['email', 'title'])
      .where('id', '=', victim.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ email: victim.email, title: null })
  })

  it.each([
    ['name', 'ab', 'Name must be at least 3 characters'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', 'a.b.c', 'Username can only contain letters, numbers, and underscores'],
    ['title', 'a'.repeat(256), 'Must be at most 255 characters'],
    ['description', 'a'.repeat(5_001), 'Description must be at most 5000 characters'],
    ['url', 'javascript:alert(1)', 'Must be a valid URL'],
    ['instagram', 'https://evil.test/x', 'Must be a valid domain (e.g., instagram.com)'],
    ['paypal', 'https://paypal.me.evil.test', 'PayPal link must start with https://paypal.me'],
  ])('is refused for its %s', async (field, value, message) => {
    expectInvalid(await save({ [field]: value }), field, message)
  })

  it('does not take the user name of another, in any case', async () => {
    const other = await createTestAccount(test.db)
    for (const username of [other.username, other.username.toUpperCase()]) {
      const error = expectProblem(await save({ username }), 409, 'account.taken')
      const message = 'This username is already taken'
      expect(error).toMatchObject({ message, fields: [{ field: 'username', message }] })
    }
    expect((await save({ username: account.username.toUpperCase() })).statusCode).toBe(200)
  })

  it('does not take a reserved user name, however it is written; who has one keeps it', async () => {
    const message = 'This username is reserved; please choose another'
    for (const username of ['Library', 'ADMIN', '_r00t_', 'recipes', 'g1azy']) {
      const error = expectProblem(await save({ username }), 409, 'account.taken')
      expect(error).toMatchObject({ message, fields: [{ field: 'username', message }] })
    }
    const changes = { username: 'moderator' }
    await test.db.updateTable('account').set(changes).where('id', '=', account.id).execute()
    const kept = await save({ username: 'Moderator', title: 'Potter' })
    expect(dataOf(kept)).toMatchObject({ username: 'Moderator', title: 'Potter' })
  })

  it('does not take the name of the site or a hidden character; who has one keeps it', async () => {
    for (const name of ['Glazy', 'Gӏаzу Admin']) {
      expectInvalid(await save({ name }), 'name', 'This name is reserved; please choose another')
    }
    expectInvalid(await save({ name: 'Te\u200bst' }), 'name', NOT_A_LINE)
    const changes = { name: 'Moderator' }
    await test.db.updateTable('account').set(changes).where('id', '=', account.id).execute()
    expect(dataOf(await save({ ...changes, title: 'Potter' }))).toMatchObject(changes)
  })

  it('gives one user name to one of those who want it at the same moment', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const other = await createTestAccount(test.db)
        return logIn(test.db, other)
      }),
    )
    const answers = await Promise.all(
      others.map(({ bearer }) => save({ username: 'wanted_by_all' }, bearer)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  it('is for those who are logged in', async () => {
    expectProblem(await save({}, {}), 401, 'auth.required')
    expectProblem(await save({}, session.cookie), 403, 'request.csrf')
  })

  it('shows its new name in lists at once, in every process', async () => {
    const version = test.database.watch.version()
    await save({ name: 'Another Name' })
    await expect.poll(() => test.database.watch.version()).toBeGreaterThan(version)
  })
})

describe('the list of sessions', () => {
  const ask = (
    method: 'GET' | 'DELETE',
    path = '',
    headers: Record<string, string> = session.bearer,
  ) => test.app.inject({ method, url: `/v2/auth/sessions${path}`, headers })

  it('shows where one is logged in', async () => {
    const other = await logIn(test.db, account)
    const { data } = (await ask('GET')).json<{ data: Record<string, unknown>[] }>()
    expect(data).toHaveLength(2)
    expect(data).toContainEqual(
      expect.objectContaining({ id: session.sessionId, isCurrent: true, device: 'test browser' }),
    )
    expect(data).toContainEqual(expect.objectContaining({ id: other.sessionId, isCurrent: false }))
    expect(JSON.stringify(data)).not.toContain(other.token)
  })

  it('ends one of them, also this one', async () => {
    const other = await logIn(test.db, account)
    expect((await ask('DELETE', `/${other.sessionId}`)).statusCode).toBe(200)
    expectProblem(await ask('GET', '', other.bearer), 401, 'auth.required')
    const own = await ask('DELETE', `/${session.sessionId}`)
    expect(own.headers['set-cookie']).toMatch(/^glazy_session=; Max-Age=0/)
    expectProblem(await ask('GET'), 401, 'auth.required')
  })

  it('ends all others', async () => {
    const others = [await logIn(test.db, account), await logIn(test.db, account)]
    expect((await ask('DELETE')).statusCode).toBe(200)
    for (const { bearer } of others) {
      expectProblem(await ask('GET', '', bearer), 401, 'auth.required')
    }
    expect((await ask('GET')).statusCode).toBe(200)
  })

  it('shows and ends nothing of somebody else', async () => {
    const stranger = await logIn(test.db, await createTestAccount(test.db))
    expectProblem(await ask('DELETE', `/${stranger.sessionId}`), 404, 'session.notFound')
    await ask('DELETE')
    const seen = await ask('GET', '', stranger.bearer)
    expect(seen.json<{ data: unknown[] }>().data).toHaveLength(1)
  })

  it('is refused for what is no session, and for anonymous visitors', async () => {
    expectProblem(await ask('DELETE', '/x'), 400, 'request.invalid')
    expectProblem(await ask('DELETE', '/2147483648'), 400, 'request.invalid')
    expectProblem(await ask('DELETE', '/2147483647'), 404, 'session.notFound')
    expectProblem(await ask('GET', '', {}), 401, 'auth.required')
    expectProblem(await ask('DELETE', '', {}), 401, 'auth.required')
    expectProblem(await ask('DELETE', '', session.cookie), 403, 'request.csrf')
  })
})
