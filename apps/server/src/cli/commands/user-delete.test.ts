import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { runCli } from '#testing/run-cli.ts'

let test: TestApp
let url: string
beforeAll(async () => {
  test = await createTestApp()
  url = await databaseUrlOf(test.db)
})
afterAll(() => test.close())

/** `glazy user delete …` as an operator calls it, with something on its standard input. */
function deleteUser(args: readonly string[], input = '') {
  const env = { DATABASE_URL: url, GLAZY_DATA_DIR: test.dataDir }
  return runCli(['user', 'delete', ...args], { env, input })
}

const exists = async (id: number) =>
  (await test.db.selectFrom('account').select('id').where('id', '=', id).execute()).length === 1

describe('user delete', { timeout: 60_000 }, () => {
  it('deletes when the address is typed, and ends sessions at once', async () => {
    const account = await createTestAccount(test.db)
    const { bearer } = await logIn(test.db, account)
    const wrong = await deleteUser([account.email], 'yes\n')
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toContain(`Type ${account.email} to delete the account: `)
    expect(wrong.err).toContain('Nothing was deleted')
    expect((await deleteUser([account.email])).err).toContain('Nothing was deleted')
    expect(await exists(account.id)).toBe(true)

    const right = await deleteUser([account.username], `${account.email.toUpperCase()}\n`)
    expect(right).toMatchObject({ code: 0 })
    expect(right.out).toContain('Deleted, with 0 items and 0 pictures.')
    expect(await exists(account.id)).toBe(false)
    const answer = await test.app.inject({ url: '/v2/notifications/unread', headers: bearer })
    expect(answer.statusCode).toBe(401)
  })

  it('does not ask with --yes, and names what stays', async () => {
    const [leaver, other] = [await createTestAccount(test.db), await createTestAccount(test.db)]
    const [silica = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: leaver.id }])
    const components = [{ materialId: silica, amount: 100, isAdditional: false }]
    await buildItems(test.db, [
      { ownerId: other.id, components },
      { ownerId: leaver.id, components },
    ])
    const done = await deleteUser([String(leaver.id), '--yes'])
    expect(done).toMatchObject({ code: 0, err: '' })
    expect(done.out).toContain('Deleted, with 1 item and 0 pictures.')
    expect(done.out).toContain(`  ${silica} Silica, in 1 recipe of others`)
    expect(done.out).toContain('Backups')
  })

  it.each([
    [[], 'needs one WHO'],
    [['a@test.invalid', 'b@test.invalid'], 'needs one WHO'],
    [['nobody@test.invalid', '--yes'], 'There is no account "nobody@test.invalid"'],
    [['former-member', '--yes'], 'belongs to the site itself'],
    [['a@test.invalid', '--no'], 'Unknown option'],
  ])('%j is told what is wrong', async (args, message) => {
    const failed = await deleteUser(args)
    expect(failed).toMatchObject({ code: 2, out: '' })
    expect(failed.err).toContain(message)
  })
})
