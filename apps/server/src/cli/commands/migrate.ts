import type { Command } from '#cli/command.ts'
import { withDatabase } from '#cli/cli-database.ts'
import { print } from '#cli/output.ts'
import { refuseArguments } from '#cli/parse-flags.ts'
import { migrate } from '#db/open.ts'

export const migrateCommand: Command = {
  usage: '',
  summary: 'Brings the database to the newest schema; the server does the same when it starts',
  run: async (args) => {
    refuseArguments(args, 'migrate')
    const names = await withDatabase(({ connection }) => migrate(connection), false)
    await print(names.length === 0 ? 'The schema is up to date' : `Migrated: ${names.join(', ')}`)
  },
}
