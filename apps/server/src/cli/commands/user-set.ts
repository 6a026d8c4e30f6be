import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { getNamedAccount } from '#cli/named-account.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { setRights } from '#features/accounts/accounts.queries.ts'
import { RIGHTS } from './user-input.ts'

export const setUser: Command = {
  usage: 'WHO [--[no-]patron] [--[no-]alchemist] [--[no-]muted]',
  summary: 'Gives and takes rights, at once, also in open sessions',
  run: async (args) => {
    const { values, positionals } = parseFlags(args, RIGHTS)
    const [who, ...rest] = positionals
    if (who === undefined || rest.length > 0 || Object.keys(values).length === 0) {
      throw new UsageError('user set needs one WHO and a right, such as --patron or --no-patron')
    }
    const row = await withDatabase(async ({ db }) =>
      setRights(db, (await getNamedAccount(db, who)).id, values),
    )
    const { email, is_patron: isPatron, is_alchemist: isAlchemist, is_muted: isMuted } = row
    await print(
      `${email}: patron ${yes(isPatron)}, alchemist ${yes(isAlchemist)}, muted ${yes(isMuted)}`,
    )
  },
}

const yes = (flag: boolean) => (flag ? 'yes' : 'no')
