import { withDatabase } from '#cli/cli-database.ts'
import type { Command } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { refuseArguments } from '#cli/parse-flags.ts'
import { showProgress } from '#cli/progress.ts'
import { deriveEverything } from '#features/materials/derive/derive-items.ts'
import { countMaterials, countStale } from '#features/materials/derive/derive.queries.ts'
import { counted } from '#platform/counted.ts'

export const reindexCommand: Command = {
  usage: '',
  summary: 'Calculates all chemistry and the search index anew; the server may run meanwhile',
  run: async (args) => {
    refuseArguments(args, 'reindex')
    const done = await withDatabase(async ({ db }) => {
      const progress = showProgress('Reindexing')
      const total = await countMaterials(db)
      const count = await deriveEverything(db, {
        onProgress: (derived) => progress(derived, total),
      })
      return { count, left: await countStale(db) }
    })
    await print(`Reindexed ${counted(done.count, 'item')}, ${done.left} left`)
  },
}
