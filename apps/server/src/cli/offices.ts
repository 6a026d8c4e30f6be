import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { counted } from '#platform/counted.ts'
import { withDatabase } from './cli-database.ts'
import { getNamedAccount } from './named-account.ts'
import { print } from './output.ts'

interface Holder {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly username: string | null
}

/** What the command line names accounts to be. */
export interface Office {
  /** One of them, such as "moderator". */
  readonly one: string
  readonly article: 'a' | 'an'
  /** @returns whether that has changed anything */
  readonly appoint: (db: Kysely<Database>, id: number, isNamed: boolean) => Promise<boolean>
  readonly list: (db: Db) => Promise<readonly Holder[]>
}

/** Names somebody, or no longer, and says so. */
export async function nameHolder(
  { one, article, appoint }: Office,
  who: string,
  isNamed: boolean,
): Promise<void> {
  const hasChanged = await withDatabase(async ({ db }) =>
    appoint(db, (await getNamedAccount(db, who)).id, isNamed),
  )
  await print(`${who} is ${isNamed ? article : 'no'} ${one} ${hasChanged ? 'now' : 'already'}`)
}

/** Prints who has been named. */
export async function printHolders({ one, list }: Office): Promise<void> {
  const rows = await withDatabase(({ db }) => list(db))
  for (const row of rows) {
    await print([row.id, row.email, row.username ?? '–', row.name].join('\t'))
  }
  await print(counted(rows.length, one))
}
