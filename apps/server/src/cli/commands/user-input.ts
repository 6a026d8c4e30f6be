import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@glazy/contract/limits'
import { ACCOUNT_PROBLEMS } from '@glazy/contract/rules/account'
import { UsageError } from '#cli/command.ts'
import { isCommonPassword } from '#platform/common-passwords.ts'

/** Flags that decide over rights; each also as `--no-…`. */
export const RIGHTS = {
  patron: { type: 'boolean' },
  alchemist: { type: 'boolean' },
  muted: { type: 'boolean' },
} as const

/** The first line of standard input: a password among the arguments would be in many logs. */
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
