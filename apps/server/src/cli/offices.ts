import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { counted } from '#platform/counted.ts'
import { withDatabase } from './cli-database.ts'
import { type Command, UsageError } from './command.ts'
import { getNamedAccount } from './named-account.ts'
import { print } from './output.ts'
import { parseFlags } from './parse-flags.ts'

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

/**
 * The command that names who holds an office.
 *
 * @param prints what it prints besides who does, by the words that ask for it
 */
export function officeCommand(
  office: Office,
  summary: string,
  prints: ReadonlyMap<string, () => Promise<void>> = new Map(),
): Command {
  const { one } = office
  const printers = new Map([['list', () => printHolders(office)], ...prints])
  const calls = ['add WHO', 'remove WHO', ...printers.keys()]
  return {
    usage: calls.join(`\n  ${one} `),
    summary,
    run: async (args) => {
      const [action = '', who, ...rest] = parseFlags(args, {}).positionals
      const isNaming = action === 'add' || action === 'remove'
      const printer = printers.get(action)
      if (rest.length === 0 && isNaming && who !== undefined) {
        await nameHolder(office, who, action === 'add')
      } else if (rest.length === 0 && printer && who === undefined) {
        await printer()
      } else {
        const [last, ...others] = calls.map((call) => `"${call}"`).toReversed()
        throw new UsageError(`${one} needs ${others.toReversed().join(', ')} or ${last}`)
      }
    },
  }
}

/** Names somebody, or no longer, and says so. */
async function nameHolder(
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
async function printHolders({ one, list }: Office): Promise<void> {
  const rows = await withDatabase(({ db }) => list(db))
  for (const row of rows) {
    await print([row.id, row.email, row.username ?? '–', row.name].join('\t'))
  }
  await print(counted(rows.length, one))
}
