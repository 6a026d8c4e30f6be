import { DELETION_GRACE_DAYS } from '@glazy/contract/limits'
import type { deletionForm } from '@glazy/contract/rules/account'
import { sql } from 'kysely'
import type * as z from 'zod'
import { bumpDataVersion } from '#db/data-version.ts'
import { inTransaction } from '#db/transaction.ts'
import { mailTexts } from '#features/mail/mail-texts.ts'
import { AppError } from '#platform/app-error.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'
import { mailName } from './mail-name.ts'
import { demandOwnPassword } from './own-password.ts'
import { deleteSessions } from './sessions.queries.ts'

interface Leaver {
  readonly id: number
  /** The session that goes on. */
  readonly sessionId: number | undefined
}

/**
 * Has the account of the viewer deleted in some days; every other session ends, and a mail says how to
 * take it back. Asked once more, it changes what becomes of the items, and not the day.
 *
 * @throws AppError `auth.wrongPassword` or `request.rateLimited`
 */
export async function askForDeletion(
  context: AccountsContext,
  { id, sessionId }: Leaver,
  { password, items }: z.output<typeof deletionForm>,
  visit: Visit,
): Promise<void> {
  const { db, mail } = context
  const { name, email, locale } = await demandOwnPassword(context, id, password, visit)
  const dueAt = await inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('account')
      .set({
        deletion_due_at: sql<Date>`coalesce(deletion_due_at,
          now() + ${sql.lit(DELETION_GRACE_DAYS)} * interval '1 day')`,
        are_items_left: items === 'leave',
      })
      .where('id', '=', id)
      .returning('deletion_due_at')
      .executeTakeFirst()
    await deleteSessions(trx, id, sessionId)
    await bumpDataVersion(trx)
    return row?.deletion_due_at
  })
  if (!dueAt) throw new AppError('auth.required')
  visit.note('account.deletionRequested', { account: id })
  const { language } = mailTexts(locale)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  mail.send({
    to: email,
    locale,
    template: 'deletionRequested',
    site: visit.site,
    values: { name: mailName(name), date: date.format(dueAt) },
  })
}

/** Keeps the account of the viewer, where it was to go. */
export async function takeBackDeletion(
  { db }: Pick<AccountsContext, 'db'>,
  id: number,
  visit: Visit,
): Promise<void> {
  const isKept = await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ deletion_due_at: null, are_items_left: false })
      .where('id', '=', id)
      .where('deletion_due_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await bumpDataVersion(trx)
    return numUpdatedRows > 0n
  })
  if (isKept) visit.note('account.kept', { account: id })
}
