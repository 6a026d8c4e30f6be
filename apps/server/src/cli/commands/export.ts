import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ExportFormat } from '@glazy/contract/materials'
import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { getNamedAccount } from '#cli/named-account.ts'
import { printFile } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { readConfig } from '#config.ts'
import { exportAll } from '#features/materials/export/export-all.ts'
import { behindLinks, removeAbandoned, writeWholeFile } from '#platform/whole-file.ts'

const FORMATS: Readonly<Record<string, ExportFormat>> = {
  yaml: 'YAML',
  csv: 'CSV',
  glazechem: 'GlazeChem',
  insight: 'Insight',
}

export const exportCommand: Command = {
  usage: '[--format yaml|csv|glazechem|insight] [--owner EMAIL|USERNAME|ID] FILE|-',
  summary: 'Writes everything, private items included, to one file; GlazeChem and Insight: recipes',
  run: async (args) => {
    const { format, owner, file } = readOptions(args)
    const { siteName } = readConfig(process.env)
    await withDatabase(async ({ db }) => {
      const account = owner === undefined ? undefined : await getNamedAccount(db, owner)
      const pieces = exportAll(db, { format, siteName, ownerId: account?.id })
      if (file === '-') {
        for await (const piece of pieces) if (piece !== '') await printFile(piece)
      } else if (await isOpenEnded(file)) {
        await pipeline(Readable.from(pieces), createWriteStream(file))
      } else {
        const path = await behindLinks(file)
        await removeAbandoned(path)
        await writeWholeFile(path, pieces)
      }
    })
  },
}

/** Whether a name is that of a pipe or a device, which is written to as it is. */
async function isOpenEnded(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && !found.isFile()
}

function readOptions(args: readonly string[]) {
  const { values, positionals } = parseFlags(args, {
    format: { type: 'string' },
    owner: { type: 'string' },
  })
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new UsageError('export needs one FILE or -')
  const format = FORMATS[(values.format ?? 'yaml').toLowerCase()]
  if (format === undefined) {
    throw new UsageError(`--format must be ${Object.keys(FORMATS).join(', ')}`)
  }
  return { file, format, owner: values.owner }
}
