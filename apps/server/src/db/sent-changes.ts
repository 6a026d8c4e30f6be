import { sql } from 'kysely'
import { AppError } from '#platform/app-error.ts'
import { digest } from '#platform/digest.ts'
import type { Db } from './database.ts'
import type { Made } from './tables/sent-change.ts'

/** What a client says of a change beside what it changes. */
export interface Sending {
  /** The same each time the change is sent. */
  readonly clientKey?: string | undefined
  /** Keys of what was sent before in its place. */
  readonly replaces?: readonly string[] | undefined
  /** When what is changed had been changed last, as far as the client knew. */
  readonly basedOn?: string | undefined
}

/** How long a client may take to send a change again. */
const KEPT_DAYS = 90

/**
 * Writes down, within the transaction of a change, that it is made.
 *
 * @param said all that the change says, and of what; what it says of its sending does not count
 * @returns false when the change was made before with its key, and nothing is to be done
 * @throws AppError `request.keyReused` when something else was
 */
export async function beginChange(
  trx: Db,
  accountId: number,
  sending: Sending,
  said: object,
): Promise<boolean> {
  const { clientKey } = sending
  if (clientKey === undefined) return true
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sent_change')
    .values({ account_id: accountId, client_key: clientKey, digest: digestOf(said) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n || !(await wasMade(trx, accountId, sending, said))
}

const OF_SENDING = new Set(['clientKey', 'replaces', 'basedOn', 'version'])

/** What is said of nothing does not count: a later release may ask for more than an earlier one. */
function digestOf(said: object): string {
  const counted = (key: string, value: unknown) =>
    OF_SENDING.has(key) || value === null ? undefined : value
  return digest(JSON.stringify(said, counted))
}

/** Writes down what a change has made. */
export async function noteMade(
  trx: Db,
  accountId: number,
  { clientKey }: Sending,
  made: Made,
): Promise<void> {
  if (clientKey === undefined) return
  await trx
    .updateTable('sent_change')
    .set({ made: JSON.stringify(made) })
    .where('account_id', '=', accountId)
    .where('client_key', '=', clientKey)
    .execute()
}

/**
 * Takes the place of what was sent before: what of it arrives only now makes nothing.
 *
 * @returns what was made of it, for the caller to undo
 */
export async function replaceSent(
  trx: Db,
  accountId: number,
  { replaces = [] }: Sending,
): Promise<Made[]> {
  if (replaces.length === 0) return []
  await trx
    .insertInto('sent_change')
    .values(replaces.map((key) => ({ account_id: accountId, client_key: key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await trx
    .selectFrom('sent_change')
    .select('made')
    .where('account_id', '=', accountId)
    .where('client_key', 'in', replaces)
    .execute()
  await trx
    .updateTable('sent_change')
    .set({ made: null })
    .where('account_id', '=', accountId)
    .where('client_key', 'in', replaces)
    .execute()
  return rows.flatMap(({ made }) => made ?? [])
}

/**
 * Whether a change was made before with its key.
 *
 * @throws AppError `request.keyReused` when something else was
 */
export async function wasMade(
  db: Db,
  accountId: number,
  { clientKey }: Sending,
  said: object,
): Promise<boolean> {
  if (clientKey === undefined) return false
  const row = await db
    .selectFrom('sent_change')
    .select('digest')
    .where('account_id', '=', accountId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst()
  if (row === undefined) return false
  if (row.digest !== null && row.digest !== digestOf(said)) throw new AppError('request.keyReused')
  return true
}

/**
 * @param updatedAt when the row, which is locked, was changed last
 * @throws AppError `content.outdated` where the client knew an earlier state of it
 */
export function demandCurrent(updatedAt: Date, { basedOn }: Sending): void {
  if (basedOn !== undefined && Date.parse(basedOn) !== updatedAt.getTime()) {
    throw new AppError('content.outdated')
  }
}

/** Removes the keys of changes that nobody sends again any more. */
export async function forgetSentChanges(db: Db): Promise<void> {
  await sql`delete from sent_change where made_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  )
}
