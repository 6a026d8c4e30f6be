import {
  ACCOUNT_PROBLEMS,
  emailField,
  nameField,
  usernameField,
} from '@glazy/contract/rules/account'
import { isReservedUsername } from '@glazy/contract/rules/reserved-names'
import type * as z from 'zod'
import { inTransaction } from '#db/transaction.ts'
import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import {
  findCredentials,
  insertAccount,
  isUsernameTaken,
  setRights,
} from '#features/accounts/accounts.queries.ts'
import { insertWithUsername } from '#features/accounts/insert-with-username.ts'
import { hashPassword } from '#platform/passwords.ts'
import { makePassword, readPassword, RIGHTS } from './user-input.ts'

export const createUser: Command = {
  usage: 'EMAIL --name NAME [--username NAME] [--patron] [--alchemist] [--password-stdin] [--json]',
  summary: 'Makes an account; its password is read from standard input or made up and printed',
  run: async (args) => {
    const { values, positionals } = parseFlags(args, {
      ...RIGHTS,
      name: { type: 'string' },
      username: { type: 'string' },
      'password-stdin': { type: 'boolean' },
      json: { type: 'boolean' },
    })
    const [address, ...rest] = positionals
    if (address === undefined || rest.length > 0 || values.name === undefined) {
      throw new UsageError('user create needs one EMAIL and --name')
    }
    const email = check('EMAIL', emailField, address)
    const name = check('--name', nameField, values.name)
    const wish =
      values.username === undefined
        ? undefined
        : check('--username', usernameField, values.username)
    if (isReservedUsername(wish ?? '')) {
      throw new UsageError(`--username "${wish}": ${ACCOUNT_PROBLEMS.usernameReserved}`)
    }
    const isGiven = values['password-stdin'] === true
    const password = isGiven ? await readPassword() : makePassword()
    const account = {
      name,
      email,
      locale: null,
      password_hash: await hashPassword(password),
      can_email_notifications: true,
      can_email_marketing: false,
    }
    const made = await withDatabase(({ db }) =>
      inTransaction(db, async (trx) => {
        if (wish !== undefined && (await isUsernameTaken(trx, wish, NOBODY))) {
          throw new UsageError(`${wish} is taken`)
        }
        const id =
          wish === undefined
            ? await insertWithUsername(trx, account)
            : await insertAccount(trx, { ...account, username: wish })
        if (id === undefined) {
          const isTaken = (await findCredentials(trx, email)) !== undefined
          throw new UsageError(isTaken ? `${email} has an account` : `${wish} is taken`)
        }
        const row = await setRights(trx, id, values)
        return { id, name: row.name, username: row.username, email: row.email }
      }),
    )
    if (values.json === true) {
      return print(JSON.stringify({ ...made, ...(!isGiven && { password }) }, null, 2))
    }
    await print(`Account ${made.id}: ${made.name}, ${made.username}, ${made.email}`)
    if (!isGiven) await print(`Password, shown only now: ${password}`)
  },
}

/** No account has this number. */
const NOBODY = 0

/** @throws UsageError with the sentence that the form would show */
function check<TSchema extends z.ZodType>(
  field: string,
  schema: TSchema,
  text: string,
): z.output<TSchema> {
  const result = schema.safeParse(text)
  if (result.success) return result.data
  const shown = text.length > 60 ? `${text.slice(0, 57)}...` : text
  throw new UsageError(`${field} "${shown}": ${result.error.issues[0]?.message ?? 'is wrong'}`)
}
