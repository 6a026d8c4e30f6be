import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findImportOwner, type ImportOwner } from '#features/imports/plan/imported.queries.ts'
import { UsageError } from './command.ts'

/**
 * The account that a command names, by its e-mail address, user name or id.
 *
 * @throws UsageError when there is none
 */
export async function getNamedAccount(db: Kysely<Database>, who: string): Promise<ImportOwner> {
  const account = await findImportOwner(db, who)
  if (account === undefined) throw new UsageError(`There is no account "${who}"`)
  return account
}
