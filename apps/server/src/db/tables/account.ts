import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, UpdatedAt } from './columns.ts'

/** A person or an institution that owns items. */
export interface AccountTable {
  id: Generated<number>
  name: string
  username: string | null
  email: string
  /** Null for an account nobody can log in to. */
  password_hash: string | null
  is_patron: Generated<boolean>
  is_alchemist: Generated<boolean>
  /** For good, by the operator. */
  is_muted: Generated<boolean>
  /** For a while, by a moderator, and why. */
  muted_until: ColumnType<Date | null, never, Date | null>
  mute_reason: ColumnType<string | null, never, string | null>
  is_moderator: Generated<boolean>
  /** The profile is hidden by a moderator from everybody but its owner. */
  is_withheld: Generated<boolean>
  /** Sees how the site is doing; named on the command line. */
  is_operator: Generated<boolean>
  /** When the account goes, once its owner has asked for it. */
  deletion_due_at: Date | null
  /** Whether what was published stays then, as that of a former member. */
  are_items_left: Generated<boolean>
  title: string | null
  location: string | null
  description: string | null
  url: string | null
  pinterest: string | null
  facebook: string | null
  instagram: string | null
  artaxis: string | null
  paypal: string | null
  avatar_cdn_id: string | null
  locale: string | null
  can_email_notifications: Generated<boolean>
  /** One mail a day in the place of one each time. */
  wants_daily_mail: Generated<boolean>
  /** In the links that stop mails without a login. */
  unsubscribe_token: Generated<string>
  can_email_marketing: Generated<boolean>
  preferences: ColumnType<Record<string, unknown>, string | undefined, string>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

/** A login that has not ended. The token itself is known to the browser only. */
export interface SessionTable {
  id: Generated<number>
  account_id: number
  /** SHA-256 of the token. */
  token_hash: Buffer
  user_agent: string | null
  created_at: CreatedAt
  /** To the nearest few minutes, so that reading a page seldom writes. */
  last_used_at: UpdatedAt
  expires_at: Date
}

/** A link to choose a new password: at most one for each account. */
export interface PasswordResetTable {
  account_id: number
  /** SHA-256 of the token. */
  token_hash: Buffer
  expires_at: Date
}

/** A new address that has not been confirmed yet: at most one for each account. */
export interface EmailChangeTable {
  account_id: number
  email: string
  /** SHA-256 of the token. */
  token_hash: Buffer
  expires_at: Date
}

/** A mail that is owed to somebody whose account is gone. */
export interface FarewellTable {
  id: Generated<number>
  name: string
  email: string
  locale: string | null
  due_at: CreatedAt
  created_at: CreatedAt
}

/** A user name that its account has given up; see `former-usernames.queries.ts`. */
export interface FormerUsernameTable {
  account_id: number
  username: string
  given_up_at: UpdatedAt
}
