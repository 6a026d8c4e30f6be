import { resolve } from 'node:path'
import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { writeBackup } from '#db/backup/write-backup.ts'
import { counted } from '#platform/counted.ts'

export const backupCommand: Command = {
  usage: 'FILE',
  summary: 'Writes the whole library to a file, also while the server runs',
  run: async (args) => {
    const [file, ...rest] = parseFlags(args, {}).positionals
    if (file === undefined || rest.length > 0) throw new UsageError('backup needs one FILE')
    const path = resolve(file)
    const rows = await withDatabase(({ connection }) => writeBackup(connection, path), false)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    await print(
      `${path}: ${counted(total, 'row')} of ${counted(Object.keys(rows).length, 'table')}`,
    )
  },
}
