import { join, resolve } from 'node:path'
import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { makeHeatmaps } from '#features/heatmaps/heatmaps.service.ts'
import { counted } from '#platform/counted.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { removeAbandoned, writeWholeFile } from '#platform/whole-file.ts'

export const heatmapsCommand: Command = {
  usage: '[FOLDER]',
  summary:
    'Makes the heatmaps of charts anew, also as files in FOLDER; the server may run meanwhile',
  run: async (args) => {
    const [folder, ...rest] = args
    if (rest.length > 0 || folder?.startsWith('-')) {
      throw new UsageError('heatmaps takes one FOLDER, or nothing')
    }
    const { files, glazes } = await withDatabase(({ db }) => makeHeatmaps(db, new Date()))
    for (const kind of ['type', 'cone'] as const) {
      const name = `${kind}-heatmaps.bin`
      const { length } = files[kind]
      if (folder === undefined) await print(`${name}: ${counted(length, 'byte')}`)
      else {
        const path = join(resolve(folder), name)
        try {
          await removeAbandoned(path)
          await writeWholeFile(path, files[kind])
        } catch (error) {
          const { message } = error as Error // from the file system
          throw new OperatorError(`${path} cannot be written: ${message}`)
        }
        await print(`${path}: ${counted(length, 'byte')}`)
      }
    }
    await print(`${counted(glazes, 'public glaze')} counted`)
  },
}
