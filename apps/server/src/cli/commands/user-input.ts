import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@glazy/contract/limits'
import { ACCOUNT_PROBLEMS } from '@glazy/contract/rules/account'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { Kysely } from 'kysely'
import { UsageError } from '#cli/command.ts'
import type { Database } from '#db/database.ts'
import { findImportOwner } from '#features/import/import.queries.ts'
import { isCommonPassword } from '#platform/common-passwords.ts'

/** Flags that decide over rights; each also as `--no-…`. */
export const RIGHTS = {
  patron: { type: 'boolean' },
  alchemist: { type: 'boolean' },
  muted: { type: 'boolean' },
} as const

/** @throws UsageError for a flag that the command does not know */
export function parseFlags<TOptions extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: TOptions,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, allowNegative: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The account that a command is about. */
export async function getAccountId(db: Kysely<Database>, who: string): Promise<number> {
  const account = await findImportOwner(db, who)
  if (account === undefined) throw new UsageError(`There is no account "${who}"`)
  return account.id
}

/** The first line of standard input: a password among the arguments would stand in many logs. */
export async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password, then Enter and Ctrl-D: ')
  const password = (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? ''
  if (password.length < PASSWORD_MIN_LENGTH) throw new UsageError(ACCOUNT_PROBLEMS.passwordTooShort)
  if (password.length > PASSWORD_MAX_LENGTH) throw new UsageError(ACCOUNT_PROBLEMS.passwordTooLong)
  if (isCommonPassword(password)) throw new UsageError(ACCOUNT_PROBLEMS.passwordTooCommon)
  return password
}

/** A password of 120 bits. */
export function makePassword(): string {
  return randomBytes(15).toString('base64url')
}
