import { inTransaction } from '#db/transaction.ts'
import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { getNamedAccount } from '#cli/named-account.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { updateAccount } from '#features/accounts/accounts.queries.ts'
import { deletePasswordReset } from '#features/accounts/password-resets.queries.ts'
import { deleteSessions } from '#features/accounts/sessions.queries.ts'
import { hashPassword } from '#platform/passwords.ts'
import { makePassword, readPassword } from './user-input.ts'

export const resetUserPassword: Command = {
  usage: 'WHO [--password-stdin]',
  summary:
    'Sets a new password, read from standard input or made up and printed; ends all sessions',
  run: async (args) => {
    const { values, positionals } = parseFlags(args, { 'password-stdin': { type: 'boolean' } })
    const [who, ...rest] = positionals
    if (who === undefined || rest.length > 0) {
      throw new UsageError('user reset-password needs one WHO')
    }
    const isGiven = values['password-stdin'] === true
    const password = isGiven ? await readPassword() : makePassword()
    const passwordHash = await hashPassword(password)
    await withDatabase(async ({ db }) => {
      const { id } = await getNamedAccount(db, who)
      await inTransaction(db, async (trx) => {
        await updateAccount(trx, id, { password_hash: passwordHash })
        await deletePasswordReset(trx, id)
        await deleteSessions(trx, id)
      })
    })
    await print(`${who} has a new password; all sessions have ended`)
    if (!isGiven) await print(`Password, shown only now: ${password}`)
  },
}
