import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '@glazy/contract/limits'
import { isMutedAt } from '@glazy/contract/rules/moderation'
import { type Kysely, sql } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { fromNow } from '#db/now.ts'
import type { SessionStore } from '#platform/session.ts'
import { createToken, hashToken } from '#platform/session-token.ts'

/** A session that has just begun; nobody but its holder ever learns the token. */
export interface NewSession {
  readonly id: number
  readonly token: string
  readonly expires: Date
}

/** Sessions of one account; beyond that the one that was not used for longest ends. */
const SESSIONS_MAX = 50
/** Characters of what a browser says of itself. */
const USER_AGENT_MAX_LENGTH = 255

/** Begins a session. */
export async function insertSession(
  db: Db,
  accountId: number,
  userAgent: string | undefined,
): Promise<NewSession> {
  const token = createToken()
  const { id, expires_at: expires } = await db
    .insertInto('session')
    .values({
      account_id: accountId,
      token_hash: hashToken(token),
      user_agent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
      expires_at: fromNow(SESSION_LIFETIME_MS),
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  await endOldest(db, accountId)
  return { id, token, expires }
}

/** Logins of one account at the same moment find the same sessions; each is ended by one of them. */
async function endOldest(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('id', 'in', (free) =>
      free
        .selectFrom('session')
        .select('id')
        .where('id', 'in', (oldest) =>
          oldest
            .selectFrom('session')
            .select('id')
            .where('account_id', '=', accountId)
            .orderBy('last_used_at', 'desc')
            .orderBy('id', 'desc')
            .offset(SESSIONS_MAX),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** A session that was last used before this moment has ended. */
const unusedSince = fromNow(-SESSION_IDLE_MS)

/** How requests find the session of a token. */
export function createSessionStore(db: Kysely<Database>): SessionStore {
  return {
    find: async (tokenHash) => {
      const row = await db
        .selectFrom('session as s')
        .innerJoin('account as a', 'a.id', 's.account_id')
        .modifyFront(KEPT_PLAN)
        .select(['s.id', 's.last_used_at', 's.account_id', 'a.locale'])
        .select(['a.is_patron', 'a.is_alchemist', 'a.is_muted', 'a.muted_until', 'a.is_moderator'])
        .where('s.token_hash', '=', tokenHash)
        .where('s.expires_at', '>', sql<Date>`now()`)
        .where('s.last_used_at', '>', unusedSince)
        .executeTakeFirst()
      if (row === undefined) return undefined
      return {
        id: row.id,
        lastUsedAt: row.last_used_at,
        locale: row.locale,
        viewer: {
          id: row.account_id,
          isPatron: row.is_patron,
          isAlchemist: row.is_alchemist,
          isMuted: isMutedAt({ isMuted: row.is_muted, mutedUntil: row.muted_until }, new Date()),
          isModerator: row.is_moderator,
        },
      }
    },
    touch: async (id) => {
      await db
        .updateTable('session')
        .set({ last_used_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    },
  }
}

export interface SessionRow {
  readonly id: number
  readonly user_agent: string | null
  readonly created_at: Date
  readonly last_used_at: Date
  readonly expires_at: Date
}

/** Where someone is logged in, the last used first. */
export async function listSessions(db: Db, accountId: number): Promise<readonly SessionRow[]> {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_used_at', '>', unusedSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @returns false when the account has no such session */
export async function deleteSession(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Ends every session of an account, but the one to keep. */
export async function deleteSessions(db: Db, accountId: number, kept?: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(kept !== undefined, (query) => query.where('id', '<>', kept ?? 0))
    .execute()
}
