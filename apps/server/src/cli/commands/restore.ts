import { resolve } from 'node:path'
import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { verifyBackup } from '#db/backup/backup-file.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { migrate } from '#db/open.ts'
import { counted } from '#platform/counted.ts'

export const restoreCommand: Command = {
  usage: 'FILE [--replace]',
  summary: 'Puts a backup into an empty database, or with --replace into the place of a library',
  run: async (args) => {
    const files = args.filter((arg) => arg !== '--replace')
    const [file, ...rest] = files
    if (file === undefined || file.startsWith('--') || rest.length > 0) {
      throw new UsageError('restore needs one FILE, and may have --replace')
    }
    const path = resolve(file)
    // A damaged file is refused before a database is even started.
    await verifyBackup(path)
    const rows = await withDatabase(async ({ connection }) => {
      const restored = await restoreBackup(connection, path, {
        replace: args.includes('--replace'),
      })
      await migrate(connection)
      return restored
    }, false)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    await print(
      `${path}: ${counted(total, 'row')} of ${counted(Object.keys(rows).length, 'table')} in the database`,
    )
  },
}
