import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { insertSession } from '#features/accounts/sessions.queries.ts'
import { hashPassword } from '#platform/passwords.ts'
import { buildAccount } from './library.ts'

export interface TestAccount {
  readonly id: number
  readonly name: string
  readonly username: string
  readonly email: string
  readonly password: string
}

export interface TestAccountPlan {
  readonly name?: string
  readonly username?: string
  readonly password?: string
  readonly isPatron?: boolean
  readonly isAlchemist?: boolean
  readonly isMuted?: boolean
}

/** A password is hashed once for all who have it: the work is meant to be heavy. */
const hashes = new Map<string, Promise<string>>()
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** Someone called "test" who can log in. */
export async function createTestAccount(
  db: Kysely<Database>,
  plan: TestAccountPlan = {},
): Promise<TestAccount> {
  const { password = 'a long test password' } = plan
  const id = await buildAccount(db, plan)
  const row = await db
    .updateTable('account')
    .set({
      password_hash: await hashOnce(password),
      is_patron: plan.isPatron ?? false,
      is_alchemist: plan.isAlchemist ?? false,
      is_muted: plan.isMuted ?? false,
    })
    .where('id', '=', id)
    .returning(['name', 'username', 'email'])
    .executeTakeFirstOrThrow()
  return { id, name: row.name, username: row.username ?? '', email: row.email, password }
}

export interface TestSession {
  readonly sessionId: number
  readonly token: string
  /** For calls of a program: needs neither a cookie nor an XSRF token. */
  readonly bearer: { readonly authorization: string }
  /** For pages and calls of a browser, over http. */
  readonly cookie: { readonly cookie: string }
}

/**
 * A session of an account, as a login makes it.
 *
 * @example
 * const { bearer } = await logIn(test.db, await createTestAccount(test.db))
 * await test.app.inject({ url: '/v2/auth/user', headers: bearer })
 */
export async function logIn(
  db: Kysely<Database>,
  account: Pick<TestAccount, 'id'>,
): Promise<TestSession> {
  const { id, token } = await insertSession(db, account.id, 'test browser')
  return {
    sessionId: id,
    token,
    bearer: { authorization: `Bearer ${token}` },
    cookie: { cookie: `glazy_session=${token}` },
  }
}

/** Somebody who is logged in. */
export interface SignedIn extends TestAccount {
  readonly session: TestSession
}

/** A new account with a session. */
export async function signIn(db: Kysely<Database>, plan?: TestAccountPlan): Promise<SignedIn> {
  const account = await createTestAccount(db, plan)
  return { ...account, session: await logIn(db, account) }
}
