import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { MAXIMUM_MATCH_SCORE, MINIMUM_MATCH_SCORE } from '@glazy/ceramics/lookups/name-match'
import { readDocument } from '@glazy/formats/file/read'
import type { Kysely } from 'kysely'
import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { getNamedAccount } from '#cli/named-account.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { showProgress } from '#cli/progress.ts'
import { readConfig } from '#config.ts'
import type { Database } from '#db/database.ts'
import { toDryRun } from '#features/imports/plan/dry-run.ts'
import { findDefaultOwner, type ImportOwner } from '#features/imports/plan/imported.queries.ts'
import { formatProblem, type ImportDocument } from '#features/imports/plan/import-document.ts'
import { formatReport } from '#features/imports/plan/import-report.ts'
import { importDocuments } from '#features/imports/add/import-documents.service.ts'
import { prepareDatabase } from '#features/library/prepare-database.ts'
import { counted } from '#platform/counted.ts'

interface ImportOptions {
  readonly files: readonly string[]
  readonly isDryRun: boolean
  readonly asJson: boolean
  readonly owner: string | undefined
  readonly isPrivate: boolean
  readonly minScore: number | undefined
}

export const importCommand: Command = {
  usage:
    'FILE…|- [--dry-run] [--json] [--owner EMAIL|USERNAME|ID] [--public|--private] [--min-score N]',
  summary:
    'Adds recipes and materials from GlazeChem, HyperGlaze, Insight, Glazy and text files; private unless told. Ingredients are taken for a material of the same name; --min-score 0.8, say, also for one of a name that is like it',
  run: async (args) => {
    const options = readOptions(args)
    const { files } = options
    const documents = await Promise.all(files.map((file) => readImport(file, files.length > 1)))
    // The other files are brought all the same; the report says what is wrong with this one.
    if (documents.some(isUnreadable)) process.exitCode = 1
    if (options.isDryRun) return printDryRun(documents, options.asJson)
    const report = await withDatabase(async ({ db, connection }) => {
      // Ingredients are matched to what is there: before the first start, that is the library.
      if (await isEmpty(db)) await prepareDatabase(connection, readConfig(process.env))
      const context = {
        db,
        now: new Date(),
        owner: await getOwner(db, options.owner),
        isPrivate: options.isPrivate,
        minScore: options.minScore,
        onProgress: showProgress('Importing'),
      }
      return importDocuments(context, documents)
    })
    await print(options.asJson ? JSON.stringify(report, null, 2) : formatReport(report))
  },
}

function readOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parseFlags(args, {
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
    owner: { type: 'string' },
    public: { type: 'boolean' },
    private: { type: 'boolean' },
    'min-score': { type: 'string' },
  })
  if (positionals.length === 0) throw new UsageError('import needs at least one FILE')
  if (values.public === true && values.private === true) {
    throw new UsageError('An import is either --public or --private')
  }
  return {
    files: positionals,
    isDryRun: values['dry-run'] === true,
    asJson: values.json === true,
    owner: values.owner,
    isPrivate: values.public !== true,
    minScore: readScore(values['min-score']),
  }
}

function readScore(text: unknown): number | undefined {
  if (typeof text !== 'string') return undefined
  const score = Number(text)
  if (score >= MINIMUM_MATCH_SCORE && score <= MAXIMUM_MATCH_SCORE) return score
  throw new UsageError(
    `--min-score must be a number from ${MINIMUM_MATCH_SCORE} (alike) to ${MAXIMUM_MATCH_SCORE} (the same name)`,
  )
}

async function readImport(file: string, isOneOfMany: boolean): Promise<ImportDocument> {
  try {
    const bytes = file === '-' ? await buffer(process.stdin) : await readFile(file)
    return { ...readDocument(bytes), ...(isOneOfMany && { file }) }
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}

/** Whether nothing of a file could be read: it is too large, damaged, or no text. */
function isUnreadable({ format, problems }: ImportDocument): boolean {
  return format === 'unknown' && problems.length > 0
}

function printDryRun(documents: readonly ImportDocument[], asJson: boolean): Promise<void> {
  const found = toDryRun(documents, new Date())
  if (asJson) return print(JSON.stringify(found, null, 2))
  const formats = documents.map((document) => document.format).join(', ')
  const { recipes, materials, problems } = found
  return print(
    [
      `${formats}: ${counted(recipes.length, 'recipe')}, ${counted(materials.length, 'material')}`,
      ...problems.map(formatProblem),
    ].join('\n'),
  )
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('material').select('id').limit(1).executeTakeFirst()) === undefined
}

async function getOwner(db: Kysely<Database>, text: string | undefined): Promise<ImportOwner> {
  if (text !== undefined) return getNamedAccount(db, text)
  const owner = await findDefaultOwner(db)
  if (owner === undefined) {
    throw new UsageError('There is no account yet: make one with "user create"')
  }
  return owner
}
