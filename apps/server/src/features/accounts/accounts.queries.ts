import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { rowsOf, text } from '#db/rows.ts'
import type { AccountTable } from '#db/tables/account.ts'
import { isKeptForOther, keptAmong } from './former-usernames.queries.ts'

export type AccountRow = Omit<
  Selectable<AccountTable>,
  'password_hash' | 'unsubscribe_token' | 'is_withheld' | 'are_items_left'
>

/** What a login needs to know. */
export interface CredentialsRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly locale: string | null
  /** Null for an account nobody can log in to. */
  readonly password_hash: string | null
}

const OF_ACCOUNT = [
  ...(['id', 'name', 'username', 'email', 'is_patron', 'is_alchemist', 'is_muted'] as const),
  ...(['is_moderator', 'muted_until', 'mute_reason', 'is_operator', 'deletion_due_at'] as const),
  ...(['title', 'location', 'description', 'url', 'pinterest', 'facebook'] as const),
  ...(['instagram', 'artaxis', 'paypal', 'avatar_cdn_id', 'locale', 'preferences'] as const),
  ...(['can_email_notifications', 'can_email_marketing', 'wants_daily_mail'] as const),
  ...(['created_at', 'updated_at'] as const),
] as const

const OF_CREDENTIALS = ['id', 'name', 'email', 'locale', 'password_hash'] as const

/** Everything about an account but its password. */
export async function findAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .modifyFront(KEPT_PLAN)
    .select(OF_ACCOUNT)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** @param email in lower case */
export async function findCredentials(db: Db, email: string): Promise<CredentialsRow | undefined> {
  return db
    .selectFrom('account')
    .select(OF_CREDENTIALS)
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
}

export async function findCredentialsById(db: Db, id: number): Promise<CredentialsRow | undefined> {
  return db.selectFrom('account').select(OF_CREDENTIALS).where('id', '=', id).executeTakeFirst()
}

/** Whether an account still has this password; nobody else changes it until the transaction ends. */
export async function lockPassword(
  trx: Db,
  id: number,
  passwordHash: string | null,
): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export interface NewAccount {
  readonly name: string
  readonly username: string
  readonly email: string
  readonly password_hash: string
  readonly can_email_notifications: boolean
  readonly can_email_marketing: boolean
  readonly locale: string | null
}

/**
 * Makes an account.
 *
 * @returns its id; undefined when the address or the user name is taken
 */
export async function insertAccount(db: Db, account: NewAccount): Promise<number | undefined> {
  const row = await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Which of these user names somebody has, or has had lately, in lower case. */
export async function listTakenUsernames(
  db: Db,
  usernames: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = usernames.map((name) => name.toLowerCase())
  const rows = await rowsOf(
    db,
    { username: text },
    sql`select lower(username) as username from account
      where lower(username) = any(${wanted}::text[])
      union ${keptAmong(wanted)}`,
  )
  return new Set(rows.map((row) => row.username))
}

/** Whether somebody else has a user name, or has had it lately. */
export async function isUsernameTaken(db: Db, username: string, byOther: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('id', '<>', byOther)
    .executeTakeFirst()
  return row !== undefined || isKeptForOther(db, username, byOther)
}

/** What an account's owner may change. */
export type AccountChanges = Partial<
  Pick<
    Selectable<AccountTable>,
    | ('name' | 'username' | 'title' | 'location' | 'description')
    | ('url' | 'pinterest' | 'facebook' | 'instagram' | 'artaxis' | 'paypal')
    | ('can_email_notifications' | 'can_email_marketing' | 'wants_daily_mail')
    | ('email' | 'password_hash')
  >
>

export async function updateAccount(db: Db, id: number, changes: AccountChanges): Promise<void> {
  await db
    .updateTable('account')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export interface AccountSummaryRow {
  readonly id: number
  readonly name: string
  readonly username: string | null
  readonly email: string
  readonly is_patron: boolean
  readonly is_alchemist: boolean
  readonly is_muted: boolean
  readonly can_log_in: boolean
  readonly created_at: Date
}

/** All accounts, for the operator. */
export async function listAccounts(db: Db): Promise<readonly AccountSummaryRow[]> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'username', 'email', 'created_at'])
    .select(['is_patron', 'is_alchemist', 'is_muted'])
    .select(sql<boolean>`password_hash is not null`.as('can_log_in'))
    .orderBy('id')
    .execute()
}

/** Rights, of which only the operator decides; what is not named stays. */
export interface RightsChange {
  readonly patron?: boolean | undefined
  readonly alchemist?: boolean | undefined
  readonly muted?: boolean | undefined
}

export async function setRights(
  db: Db,
  id: number,
  { patron, alchemist, muted }: RightsChange,
): Promise<AccountRow> {
  return db
    .updateTable('account')
    .set({
      ...(patron !== undefined && { is_patron: patron }),
      ...(alchemist !== undefined && { is_alchemist: alchemist }),
      ...(muted !== undefined && { is_muted: muted }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returning(OF_ACCOUNT)
    .executeTakeFirstOrThrow()
}
