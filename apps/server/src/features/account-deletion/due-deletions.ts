import { sql } from 'kysely'
import type { Logger } from 'pino'
import { NOW } from '#db/now.ts'
import { integer, orNull, type RowOf, rowsOf, text } from '#db/rows.ts'
import type { Mail, MailOutcome } from '#features/mail/mail.ts'
import { mailName } from '#features/accounts/mail-name.ts'
import { removeMailsTo } from '#platform/mail/outbox.ts'
import { deleteAccount, type DeletionContext } from './delete-account.service.ts'

export interface DueDeletionContext extends Omit<DeletionContext, 'now'> {
  readonly mail: Pick<Mail, 'deliver'>
  readonly log: Logger
  /** Address of the site without a trailing slash. */
  readonly site: string
}

/** Minutes that a mail may take: whoever is killed with it in hand has it taken up after them. */
const CLAIM_MINUTES = 15
/** Days after which a mail that cannot be handed on is given up, with the address it is for. */
const GIVEN_UP_DAYS = 2

/**
 * Deletes the accounts whose day has come, and says so to each by mail. Several processes may do so at
 * once: of each account one of them finds the row. What a killed process has left is done by the next.
 */
export async function deleteDueAccounts(context: DueDeletionContext): Promise<void> {
  const { db, log } = context
  const due = await db
    .selectFrom('account')
    .select('id')
    .where('deletion_due_at', '<=', NOW)
    .orderBy('deletion_due_at')
    .execute()
  for (const { id } of due) {
    // One that cannot be deleted does not hold up the others, and is tried again.
    await deleteAccount({ ...context, now: new Date() }, id, 'due').catch((error: unknown) =>
      log.error({ err: error, account: id }, 'an account could not be deleted'),
    )
  }
  await sayFarewell(context)
}

const FAREWELL = { id: integer, name: text, email: text, locale: orNull(text) } as const

async function sayFarewell(context: DueDeletionContext): Promise<void> {
  const { db } = context
  await sql`delete from farewell
    where created_at < now() - ${sql.lit(GIVEN_UP_DAYS)} * interval '1 day'`.execute(db)
  for (let farewell = await claim(db); farewell !== undefined; farewell = await claim(db)) {
    const outcome = await mailFarewell(context, farewell)
    if (outcome !== 'later') await db.deleteFrom('farewell').where('id', '=', farewell.id).execute()
  }
}

async function claim(db: DueDeletionContext['db']): Promise<RowOf<typeof FAREWELL> | undefined> {
  const [farewell] = await rowsOf(
    db,
    FAREWELL,
    sql`update farewell set due_at = now() + ${sql.lit(CLAIM_MINUTES)} * interval '1 minute'
      where id = (select id from farewell where due_at <= ${NOW} order by due_at limit 1
        for update skip locked)
      returning id, name, email, locale`,
  )
  return farewell
}

/** What was written to the address before goes also where a process was killed before it did. */
async function mailFarewell(
  { mail, outbox, site }: DueDeletionContext,
  { name, email: to, locale }: RowOf<typeof FAREWELL>,
): Promise<MailOutcome> {
  await removeMailsTo(outbox, to)
  const values = { name: mailName(name) }
  return mail.deliver({ to, locale, template: 'accountDeleted', values, site })
}
