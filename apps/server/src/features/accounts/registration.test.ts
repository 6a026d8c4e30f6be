import { ACCOUNT_PROBLEMS } from '@glazy/contract/rules/account'
import { isReservedUsername } from '@glazy/contract/rules/reserved-names'
import { NOT_A_LINE } from '@glazy/contract/rules/text'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestAccount } from '#testing/accounts.ts'
import { subjectsTo } from '#testing/mails.ts'
import { PATIENTLY } from '#testing/patiently.ts'
import { postAuth } from '#testing/post-auth.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ siteName: 'Test Kiln' })
})
afterAll(() => test.close())

const PASSWORD = 'a long test password'
let number = 0

/** A registration of someone new. */
function form(changes: object = {}) {
  number += 1
  return {
    name: 'Test Person',
    email: `new${number}@test.invalid`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    accept_terms: true,
    can_email_notifications: true,
    can_email_marketing: false,
    ...changes,
  }
}
const post = (call: string, payload: object, headers?: Record<string, string>) =>
  postAuth(test, call, payload, headers)
const logIn = (email: string, password = PASSWORD) => post('login', { email, password })

describe('registration', () => {
  it('makes an account that can log in, and welcomes its owner', async () => {
    const filled = form()
    const answer = await post('register', filled)
    expect(answer.statusCode).toBe(201)
    const { data } = (await logIn(filled.email)).json<{ data: Record<string, unknown> }>()
    expect(data).toMatchObject({
      name: 'Test Person',
      username: 'Test_Person',
      email: filled.email,
      isPatron: false,
      unreadNotificationsCount: 1,
      canEmailNotifications: true,
      canEmailMarketing: false,
    })
    expect(await subjectsTo(test, filled.email)).toEqual(['Welcome to Test Kiln'])
  })

  it.each([['Recipes'], ['k1lns'], ['HELP']])('gives nobody the user name %s', async (name) => {
    const filled = form({ name })
    expect((await post('register', filled)).statusCode).toBe(201)
    const { data } = (await logIn(filled.email)).json<{ data: Record<string, unknown> }>()
    expect(data).toMatchObject({ name, username: `${name}2` })
  })

  it.each(['Test\u001b[2J', 'Test\r\nPerson', 'nosreP\u202e', '\u200b\u200b\u200b', 'Te\u200bst'])(
    'refuses the name %j',
    async (name) => {
      expectInvalid(await post('register', form({ name })), 'name', NOT_A_LINE)
    },
  )

  it.each(['Admin', 'g1azy', 'Test Kiln', 'Теst Kiln', 'Glazy Support'])(
    'refuses the name %s, which pretends to be the site',
    async (name) => {
      expectInvalid(await post('register', form({ name })), 'name', ACCOUNT_PROBLEMS.nameReserved)
    },
  )

  it('no address of the server is one that somebody could be named after', () => {
    const tree = test.app.printRoutes({ commonPrefix: false })
    const firsts = [...tree.matchAll(/^[├└]── \/?([\w.-]+)/gmu)].map((match) => match[1] ?? '')
    // A user name has no dots.
    expect(firsts).toContain('healthz')
    expect(firsts.filter((first) => !first.includes('.') && !isReservedUsername(first))).toEqual([])
  })

  it('greets by mail without anything to click that the name brings along', async () => {
    const filled = form({ name: 'Win at https://evil.test/now or evil.test' })
    await post('register', filled)
    const mail = (await test.mails()).find(({ to }) => to === filled.email)
    expect(mail?.text).toContain('Hello Win at https evil. test now or evil. test,')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.test')
  })

  it('remembers what one agreed to, and in which language', async () => {
    const filled = form({ can_email_notifications: '0', can_email_marketing: '1' })
    await post('register', filled, { cookie: 'glazy-locale=de' })
    const { data } = (await logIn(filled.email)).json<{ data: Record<string, unknown> }>()
    expect(data).toMatchObject({
      canEmailNotifications: false,
      canEmailMarketing: true,
      locale: 'de',
    })
    const mail = (await test.mails()).find(({ to }) => to === filled.email)
    expect(mail?.subject).toContain('Willkommen bei')
    expect(mail?.html).toContain('<html lang="de">')
  })

  it.each([
    ['Demo Kiln', 'Demo_Kiln', 'Demo_Kiln2'],
    ['Jörg Öz', 'Jorg_Oz', 'Jorg_Oz2'],
    ['12345', 'potter12345', 'potter123452'],
    ['釉薬の人', 'potter', 'potter2'],
    ['Library', 'Library2', 'Library3'],
    ['x'.repeat(255), 'x'.repeat(50), `${'x'.repeat(49)}2`],
  ])('makes a user name from %s', async (name, first, second) => {
    for (const username of [first, second]) {
      const filled = form({ name })
      await post('register', filled)
      const { data } = (await logIn(filled.email)).json<{ data: Record<string, unknown> }>()
      expect(data).toMatchObject({ name, username })
    }
  })

  it('finds a user name for each of many who come at once by the same name', async () => {
    const forms = Array.from({ length: 12 }, () => form({ name: 'Many Tests' }))
    const answers = await Promise.all(forms.map((filled) => post('register', filled)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    const rows = await test.db
      .selectFrom('account')
      .select('username')
      .where('name', '=', 'Many Tests')
      .execute()
    expect(new Set(rows.map((row) => row.username?.toLowerCase())).size).toBe(12)
  })

  it('makes one account for many who come at once with the same address', async () => {
    const filled = form({ name: 'One Address' })
    await Promise.all(Array.from({ length: 6 }, () => post('register', filled)))
    const rows = await test.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', filled.email)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('tells nothing about a taken address but to its owner', async () => {
    const owner = await createTestAccount(test.db)
    const fresh = await post('register', form())
    const taken = await post('register', form({ email: owner.email.toUpperCase() }))
    expect([taken.statusCode, taken.body]).toEqual([fresh.statusCode, fresh.body])
    await vi.waitFor(
      async () =>
        expect(await subjectsTo(test, owner.email)).toEqual(['You already have an account']),
      PATIENTLY,
    )
    expect((await logIn(owner.email, PASSWORD)).statusCode).toBe(200)
    const other = form({ email: owner.email, password: 'another long password' })
    await post('register', { ...other, password_confirmation: other.password })
    expect((await logIn(owner.email, other.password)).statusCode).toBe(401)
  })

  it('gives nobody rights that they write into the form', async () => {
    const filled = form({
      isPatron: true,
      is_patron: true,
      isAlchemist: true,
      id: 1,
      username: 'x',
    })
    await post('register', filled)
    const { data } = (await logIn(filled.email)).json<{ data: Record<string, unknown> }>()
    expect(data).toMatchObject({
      isPatron: false,
      isAlchemist: false,
      username: expect.stringMatching(/^Test_Person/) as string,
    })
  })
})

describe('a registration is refused', () => {
  it.each([
    ['name', { name: ' ab ' }, 'Name must be at least 3 characters'],
    ['email', { email: 'nobody' }, 'Invalid email address'],
    ['password', { password: 'seven77' }, 'Password must be at least 8 characters'],
    [
      'password_confirmation',
      { password_confirmation: 'seven77' },
      'Password confirmation must be at least 8 characters',
    ],
    ['password_confirmation', { password_confirmation: `${PASSWORD}x` }, 'Passwords must match'],
    ['accept_terms', { accept_terms: '0' }, 'You must accept the terms to continue'],
    ['accept_terms', { accept_terms: undefined }, 'You must accept the terms to continue'],
    ['accept_terms', { accept_terms: null }, 'You must accept the terms to continue'],
  ])('for its %s', async (field, changes, message) => {
    expectInvalid(await post('register', form(changes)), field, message)
  })

  it.each(['accept_terms', 'can_email_notifications', 'can_email_marketing'])(
    'for an answer that is neither yes nor no: %s',
    async (field) => {
      const error = expectProblem(
        await post('register', form({ [field]: 'perhaps' })),
        ...([400, 'request.invalid'] as const),
      )
      expect(error.fields).toEqual([{ field, message: 'must be true or false' }])
      expect(error.message).toBe(`${field}: must be true or false`)
    },
  )

  it.each(['password1234', 'PassWord1234', '12345678', 'iloveyou1'])(
    'with one of the most used passwords: %s',
    async (password) => {
      const answer = await post('register', form({ password, password_confirmation: password }))
      expectInvalid(answer, 'password', 'This password is too common. Please choose another')
    },
  )
})

describe('a password', () => {
  it('may be 128 characters of any kind, and every one of them counts', async () => {
    const password = `${'ключ 🔑 '.repeat(20).slice(0, 127)} `
    expect(password).toHaveLength(128)
    const filled = form({ password, password_confirmation: password })
    expect((await post('register', filled)).statusCode).toBe(201)
    expect((await logIn(filled.email, password)).statusCode).toBe(200)
    expect((await logIn(filled.email, password.slice(0, -1))).statusCode).toBe(401)
  })

  it('is kept as argon2id with at least 19 MiB and two passes', async () => {
    const filled = form()
    await post('register', filled)
    const row = await test.db
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', filled.email)
      .executeTakeFirstOrThrow()
    const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(row.password_hash ?? '')
    expect(Number(found?.[1])).toBeGreaterThanOrEqual(19_456)
    expect(Number(found?.[2])).toBeGreaterThanOrEqual(2)
    expect(row.password_hash).not.toContain(PASSWORD)
  })
})
