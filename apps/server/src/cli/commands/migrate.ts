import type { Command } from '#cli/command.ts'
import { withDatabase } from '#cli/cli-database.ts'
import { migrate } from '#db/open.ts'

export const migrateCommand: Command = {
  usage: '',
  summary: 'Brings the database to the newest schema; the server does the same when it starts',
  run: async () => {
    const names = await withDatabase(({ connection }) => migrate(connection), false)
    console.log(names.length === 0 ? 'The schema is up to date' : `Migrated: ${names.join(', ')}`)
  },
}
