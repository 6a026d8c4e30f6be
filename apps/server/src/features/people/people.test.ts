import { profileKey } from '@glazy/contract/profile-path'
import { isReservedUsername } from '@glazy/contract/rules/reserved-names'
import { FORMER_USERNAME_DAYS, FORMER_USERNAMES_MAX, PAGE_MAX } from '@glazy/contract/limits'
import type { UserProfile } from '@glazy/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordLog } from '#features/logs/record/record-log.ts'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { buildItems, LEACH_4321, SILICA } from '#testing/library.ts'
import { expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let person: TestAccount
let bearer: { readonly authorization: string }
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  person = await createTestAccount(test.db)
  bearer = (await logIn(test.db, person)).bearer
})
afterAll(() => test.close())

const ask = (user: string | number, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/v2/users/${user}`, headers })
const profileOf = async (user: string | number, headers?: Record<string, string>) => {
  const answer = await ask(user, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: UserProfile }>().data
}
const rename = (username: string, headers: Record<string, string> = bearer) =>
  test.app.inject({
    method: 'PATCH',
    url: '/v2/auth/profile',
    headers,
    payload: { name: person.name, username },
  })

describe('a profile', () => {
  it('is found by number and by user name in any case', async () => {
    const byNumber = await profileOf(person.id)
    expect(byNumber).toMatchObject({ id: person.id, name: person.name, username: person.username })
    expect(await profileOf(person.username.toUpperCase())).toEqual(byNumber)
    const alias = await test.app.inject(`/api/users/${person.id}`)
    expect(alias.json()).toMatchObject({ data: { id: person.id } })
  })

  it('tells nobody the address, the settings or the rights of the account', async () => {
    for (const headers of [{}, bearer]) {
      const { body } = await ask(person.id, headers)
      expect(body).not.toContain(person.email)
      for (const word of ['email', 'password', 'preferences', 'muted', 'locale']) {
        expect(body.toLowerCase()).not.toContain(word)
      }
    }
  })

  it('counts what the viewer may see, and nothing private of others', async () => {
    const ownerId = person.id
    const [shown, hidden] = await buildItems(test.db, [
      { ownerId },
      { ownerId, isPrivate: true },
      { ownerId, ...SILICA },
      { ownerId, ...LEACH_4321, isPrivate: true },
    ])
    const photograph = { owner_id: ownerId, title: 'test' }
    await test.db
      .insertInto('material_image')
      .values([
        { ...photograph, material_id: shown!, cdn_id: 'a'.repeat(32) },
        { ...photograph, material_id: hidden!, cdn_id: 'b'.repeat(32) },
      ])
      .execute()
    const all = { recipes: 2, materials: 1, analyses: 1, images: 2 }
    const open = { recipes: 1, materials: 1, analyses: 0, images: 1 }
    expect((await profileOf(ownerId, bearer)).counts).toMatchObject(all)
    expect((await profileOf(ownerId)).counts).toMatchObject(open)
    const { bearer: other } = await logIn(test.db, await createTestAccount(test.db))
    expect((await profileOf(ownerId, other)).counts).toMatchObject(open)
  })

  it('counts what stands in the lists of its pages, for its owner, for others and for anybody', async () => {
    const ownerId = person.id
    const [shown = 0, hidden = 0] = await buildItems(test.db, [
      { ownerId, ...SILICA },
      { ownerId, isPrivate: true },
    ])
    const send = async (url: string, payload: object) => {
      const sent = { method: 'POST', url: `/v2${url}`, headers: bearer, payload } as const
      const answer = await test.app.inject(sent)
      expect([200, 201], answer.body).toContain(answer.statusCode)
    }
    const words = 'Breaks to amber over texture.'
    for (const id of [shown, hidden]) {
      await send('/materialreviews', { material_id: id, rating: 4, description: words })
      await send('/materialcomments', { id, content: words })
      await send(`/usermaterials/addMaterial/${id}`, {})
    }
    await send('/kilnschedules', { name: 'Slow' })
    await send('/kilnschedules', { name: 'Slower', isPrivate: true })
    await send('/collections', { name: 'Ash' })
    const totalOf = async (url: string, headers: Record<string, string>) => {
      const answer = await test.app.inject({ url: `/v2${url}`, headers })
      const { data, meta } = answer.json<{
        data?: unknown[]
        meta?: { pagination?: { total: number } }
      }>()
      return meta?.pagination?.total ?? data?.length ?? 0
    }
    const { bearer: other } = await logIn(test.db, await createTestAccount(test.db))
    const seen = [
      { headers: bearer, reviews: 2, comments: 2, kilnSchedules: 2, inventory: 2 },
      { headers: other, reviews: 1, comments: 1, kilnSchedules: 1, inventory: 1 },
      { headers: {}, reviews: 1, comments: 1, kilnSchedules: 1, inventory: 0 },
    ]
    for (const { headers, ...expected } of seen) {
      const { counts } = await profileOf(ownerId, headers)
      expect(counts).toMatchObject({ ...expected, collections: 1 })
      const lists = {
        reviews: `/materialreviews?u=${ownerId}`,
        comments: `/comments?u=${ownerId}`,
        kilnSchedules: `/kilnschedules?u=${ownerId}`,
        collections: `/collections/user/${ownerId}`,
        inventory: `/usermaterials?u=${ownerId}`,
      }
      for (const [name, url] of Object.entries(lists)) {
        expect(await totalOf(url, headers), name).toBe(counts[name as keyof typeof lists])
      }
    }
  })

  it.each(['search', 'materialimages', 'logs', 'materialreviews', 'comments', 'kilnschedules'])(
    'has /%s page by page',
    async (list) => {
      const ask = (query: string) =>
        test.app.inject({ url: `/v2/${list}?u=${person.id}${query}`, headers: bearer })
      const first = (await ask('')).json<{ meta: { pagination: { current_page: number } } }>()
      expect(first.meta.pagination.current_page).toBe(1)
      expect((await ask('&p=2')).json().meta.pagination.current_page).toBe(2)
      expect((await ask('&p=2')).json().data).toEqual([])
      for (const wrong of ['0', '-1', 'two', '1.5']) {
        const { fields } = expectProblem(await ask(`&p=${wrong}`), 400, 'request.invalid')
        const message = `must be a whole number from 1 to ${PAGE_MAX}`
        expect(fields).toEqual([{ field: 'p', message }])
      }
    },
  )

  it('counts the comments that are listed, as far as moderators have hidden none of them', async () => {
    const author = person.id
    const [owner, moderator] = [await createTestAccount(test.db), await createTestAccount(test.db)]
    const [open = 0, secret = 0] = await buildItems(test.db, [
      { ownerId: owner.id },
      { ownerId: owner.id, isPrivate: true },
    ])
    const post = (about: { readonly materialId?: number; readonly isPrivate?: boolean }) =>
      recordLog(test.db, { type: 'NOTE', authorId: owner.id, title: 'A firing', ...about })
    const logs = [
      await post({}),
      await post({ isPrivate: true }),
      await post({ materialId: secret }),
    ]
    const comment = async (row: object, authorId = author) => {
      const { id } = await test.db
        .insertInto('comment')
        .values({
          material_id: null,
          log_id: null,
          parent_id: null,
          cdn_id: null,
          client_key: null,
          author_id: authorId,
          content: 'Mine ran at cone six.',
          ...row,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    for (const log_id of logs) await comment({ log_id })
    for (const material_id of [open, secret]) await comment({ material_id })
    await comment({ material_id: open, is_withheld: true })
    const began = await comment({ material_id: open, is_withheld: true }, owner.id)
    await comment({ material_id: open, parent_id: began })
    await comment({ material_id: secret, is_withheld: true })
    await test.db
      .updateTable('account')
      .set({ is_moderator: true })
      .where('id', '=', moderator.id)
      .execute()
    for (const [account, expected] of [
      [undefined, { of: 2, on: { commentCount: 1, threadCount: 1 } }],
      [person, { of: 3, on: { commentCount: 2, threadCount: 2 } }],
      [owner, { of: 6, on: { commentCount: 3, threadCount: 2 } }],
      [moderator, { of: 4, on: { commentCount: 4, threadCount: 3 } }],
    ] as const) {
      const headers = account === undefined ? {} : (await logIn(test.db, account)).bearer
      const get = async (url: string) =>
        (await test.app.inject({ url: `/v2${url}`, headers })).json()
      const listed = await get(`/comments?u=${author}`)
      const of = (await profileOf(author, headers)).counts.comments
      expect({ of, total: listed.meta.pagination.total }).toEqual({ of, total: listed.data.length })
      const { commentCount, threadCount } = (await get(`/recipes/${open}/comments`)).meta
      expect({ of, on: { commentCount, threadCount } }).toEqual(expected)
    }
  })

  it.each(['nobody_here', '2147483647', '99999999999', '0', '%F0%9F%8F%BA', "x'--", '%20'])(
    'of %s is not found',
    async (user) => {
      expectProblem(await ask(user), 404, 'user.notFound')
    },
  )
})

describe('a user name that was given up', () => {
  it('leads to its account, and can be taken up again by its owner alone', async () => {
    const before = person.username
    expect((await rename(`${before}_new`)).statusCode).toBe(200)
    expect(await profileOf(before)).toMatchObject({ id: person.id, username: `${before}_new` })
    const other = await createTestAccount(test.db)
    const { bearer: theirs } = await logIn(test.db, other)
    expectProblem(await rename(before.toUpperCase(), theirs), 409, 'account.taken')
    expect((await rename(before)).statusCode).toBe(200)
    expect(await profileOf(`${before}_new`)).toMatchObject({ username: before })
  })

  it('still leads to all that is theirs', async () => {
    const before = person.username
    await rename(`${before}_new`)
    for (const path of [
      `/search?u=${before}`,
      `/materialimages?u=${before}`,
      `/logs?u=${before.toUpperCase()}`,
      `/kilnschedules?u=${before}`,
      `/usermaterials?u=${before}`,
      `/collections/user/${before}`,
      `/materialreviews?u=${before}`,
      `/comments?u=${before}`,
    ]) {
      const answer = await test.app.inject({ url: `/v2${path}`, headers: bearer })
      expect(answer.statusCode, path).toBe(200)
    }
    const found = await test.app.inject(`/v2/search?u=${before}`)
    expect(found.json().meta.user.data).toEqual({
      id: person.id,
      name: person.name,
      username: `${before}_new`,
    })
  })

  it('is not offered to someone of that name who registers', async () => {
    await rename('Ash_Celadon')
    await rename('Ash_Celadon_2')
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/auth/register',
      payload: {
        name: 'Ash Celadon',
        email: 'ash.celadon@test.invalid',
        accept_terms: true,
        password: 'a long test password',
        password_confirmation: 'a long test password',
      },
    })
    expect(answer.statusCode).toBe(201)
    const { username } = await test.db
      .selectFrom('account')
      .select('username')
      .where('email', '=', 'ash.celadon@test.invalid')
      .executeTakeFirstOrThrow()
    expect(username).toBe('Ash_Celadon2')
  })

  it('is free after its time', async () => {
    const before = person.username
    await rename(`${before}_new`)
    await sql`update former_username
      set given_up_at = now() - make_interval(days => ${FORMER_USERNAME_DAYS})`.execute(test.db)
    expectProblem(await ask(before), 404, 'user.notFound')
    const { bearer: theirs } = await logIn(test.db, await createTestAccount(test.db))
    expect((await rename(before, theirs)).statusCode).toBe(200)
  })

  it('is kept among the latest few: names are not hoarded', async () => {
    const names = Array.from({ length: FORMER_USERNAMES_MAX + 2 }, (_, at) => `hoard_${at}`)
    for (const name of names) expect((await rename(name)).statusCode).toBe(200)
    // The first of all was that of the registration.
    expect((await ask(person.username)).statusCode).toBe(404)
    expect((await ask('hoard_0')).statusCode).toBe(404)
    expect((await ask('hoard_1')).statusCode).toBe(200)
  })

  it('is nobody’s where only its letters change their case', async () => {
    await rename(person.username.toUpperCase())
    const rows = await test.db
      .selectFrom('former_username')
      .select('username')
      .where('account_id', '=', person.id)
      .execute()
    expect(rows).toEqual([])
  })
})

it('no address of the server is one that somebody could be named after', () => {
  const lines = test.app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')
  const firsts = lines.flatMap((line) => /^[├└]── \/?([\w-]+)/.exec(line)?.[1] ?? [])
  expect(firsts).toContain('healthz')
  const names = firsts.filter((name) => /^\w{3,50}$/.test(name))
  expect(names.filter((name) => !isReservedUsername(name))).toEqual([])
  expect(names.map((username) => profileKey({ id: 7, username }))).toEqual(names.map(() => '7'))
})
