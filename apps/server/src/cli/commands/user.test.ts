import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { runCli } from '#testing/run-cli.ts'

let test: TestApp
let url: string
beforeAll(async () => {
  test = await createTestApp()
  url = await databaseUrlOf(test.db)
})
afterAll(() => test.close())

/** `glazy user …` as an operator calls it, with something on its standard input. */
const user = (args: readonly string[], input = '') =>
  runCli(['user', ...args], { env: { DATABASE_URL: url }, input })

const login = async (email: string, password: string) => {
  const payload = { email, password }
  const answer = await test.app.inject({ method: 'POST', url: '/v2/auth/login', payload })
  return answer.statusCode
}

describe('user create', () => {
  it('makes up a password, prints it, and it works', async () => {
    const made = await user(['create', 'First@Test.invalid', '--name', 'Test First', '--patron'])
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toContain('Test First, Test_First, first@test.invalid')
    const password = /only now: (\S{20})\n/.exec(made.out)?.[1] ?? ''
    expect(await login('first@test.invalid', password)).toBe(200)
    const row = await test.db
      .selectFrom('account')
      .select(['is_patron', 'is_alchemist', 'is_muted'])
      .where('email', '=', 'first@test.invalid')
      .executeTakeFirst()
    expect(row).toEqual({ is_patron: true, is_alchemist: false, is_muted: false })
  })

  it('reads a password from standard input and does not repeat it', async () => {
    const args = ['create', 'piped@test.invalid', '--name', 'Test', '--username', 'piped', '--json']
    const made = await user([...args, '--password-stdin'], 'a piped password\n')
    expect(JSON.parse(made.out)).toEqual({
      id: expect.any(Number) as number,
      name: 'Test',
      username: 'piped',
      email: 'piped@test.invalid',
    })
    expect(await login('piped@test.invalid', 'a piped password')).toBe(200)
  })

  it.each([
    [['create'], '', 'needs one EMAIL and --name'],
    [['create', 'x', '--name', 'Test'], '', 'EMAIL "x": Invalid email address'],
    [
      ['create', 'a@test.invalid', '--name', 'ab'],
      '',
      '--name "ab": Name must be at least 3 characters',
    ],
    [
      ['create', 'a@test.invalid', '--name', 'Test', '--username', 'a.b.c'],
      '',
      '--username "a.b.c": Username can only contain letters, numbers, and underscores',
    ],
    [['create', 'a@test.invalid', '--name', 'Test', '--username', 'Library'], '', 'is reserved'],
    [
      ['create', 'a@test.invalid', '--name', 'Test', '--password-stdin'],
      'seven77\n',
      'at least 8 characters',
    ],
    [
      ['create', 'a@test.invalid', '--name', 'Test', '--password-stdin'],
      'password1234\n',
      'too common',
    ],
    [['create', 'a@test.invalid', '--name', 'Test', '--admin'], '', '--admin'],
    [['set', 'nobody', '--patron'], '', 'There is no account "nobody"'],
    [['set', 'nobody'], '', 'needs one WHO and a right'],
    [['reset-password'], '', 'needs one WHO'],
    [['reset-password', 'nobody'], '', 'There is no account "nobody"'],
    [['list', 'x'], '', 'takes no names'],
    [['forget'], '', 'user needs one of create, list'],
    [[], '', 'user needs one of create, list'],
  ])('%j is refused in one line', async (args, input, message) => {
    const { code, out, err } = await user(args, input)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  it('refuses an address and a user name that are taken', async () => {
    const other = await createTestAccount(test.db)
    const byEmail = await user(['create', other.email.toUpperCase(), '--name', 'Test'])
    expect(byEmail).toMatchObject({ code: 2, err: expect.stringContaining('has an account') })
    const { username } = other
    const byName = await user([
      'create',
      'b@test.invalid',
      '--name',
      'Test',
      '--username',
      username,
    ])
    expect(byName).toMatchObject({ code: 2, err: expect.stringContaining(`${username} is taken`) })
  })
})

describe('user set', () => {
  it('gives and takes rights, by address, user name or id, at once', async () => {
    const account = await createTestAccount(test.db)
    const { bearer } = await logIn(test.db, account)
    const rights = async () => {
      const answer = await test.app.inject({ url: '/v2/auth/user', headers: bearer })
      const { data } = answer.json<{ data: Record<string, boolean> }>()
      return [data.isPatron, data.isAlchemist, data.isMuted]
    }
    const given = await user(['set', account.email, '--patron', '--muted'])
    expect(given.out).toBe(`${account.email}: patron yes, alchemist no, muted yes\n`)
    expect(await rights()).toEqual([true, false, true])
    await user(['set', account.username, '--no-muted', '--alchemist'])
    expect(await rights()).toEqual([true, true, false])
    await user(['set', String(account.id), '--no-patron', '--no-alchemist'])
    expect(await rights()).toEqual([false, false, false])
  })
})

describe('user reset-password', () => {
  it('sets a new password and ends all sessions', async () => {
    const account = await createTestAccount(test.db)
    const { bearer } = await logIn(test.db, account)
    const { out } = await user(['reset-password', account.email])
    const password = /only now: (\S{20})\n/.exec(out)?.[1] ?? ''
    expect(await login(account.email, account.password)).toBe(401)
    expect(await login(account.email, password)).toBe(200)
    const answer = await test.app.inject({ url: '/v2/auth/user', headers: bearer })
    expect(answer.statusCode).toBe(401)
    const piped = await user(['reset-password', account.email, '--password-stdin'], 'one more time')
    expect(piped.out).not.toContain('one more time')
    expect(await login(account.email, 'one more time')).toBe(200)
  })
})

describe('user list', () => {
  it('shows everybody with their rights, and no password', async () => {
    const account = await createTestAccount(test.db, { isMuted: true })
    const lines = (await user(['list'])).out.trim().split('\n')
    const line = lines.find((each) => each.includes(account.email))
    expect(line).toMatch(/\tmuted$/)
    const listed = JSON.parse((await user(['list', '--json'])).out) as Record<string, unknown>[]
    expect(lines.at(-1)).toBe(`${listed.length} accounts`)
    expect(listed.find(({ id }) => id === account.id)).toMatchObject({
      email: account.email,
      isMuted: true,
      canLogIn: true,
    })
    expect(JSON.stringify(listed)).not.toContain('argon2')
  })

  it('gives no orders to a terminal that a name brings along', async () => {
    const { id, email } = await createTestAccount(test.db)
    const name = 'Test\u001b[2J\u009b\u202e'
    await test.db.updateTable('account').set({ name }).where('id', '=', id).execute()
    const line = (await user(['list'])).out.split('\n').find((each) => each.includes(email))
    expect(line).toContain('\tTest\\u001b[2J\\u009b\\u202e\t')
    const json = (await user(['list', '--json'])).out
    expect(json).not.toMatch(/[\u001b\u009b\u202e]/)
    const listed = JSON.parse(json) as Record<string, unknown>[]
    expect(listed.find((each) => each.id === id)).toMatchObject({ name })
  })
})

it('the help shows every way to use it', async () => {
  const { out } = await user(['--help'])
  for (const action of ['create EMAIL', 'list', 'set WHO', 'reset-password WHO']) {
    expect(out).toContain(`user ${action}`)
  }
})
