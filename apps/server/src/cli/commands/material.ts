import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { findImportOwner } from '#features/imports/plan/imported.queries.ts'
import { type Merge, MergeError, mergeMaterials } from '#features/materials/merge/merge.service.ts'

export const materialCommand: Command = {
  usage: 'merge FROM INTO [--apply]',
  summary:
    'Makes a raw material an alias of another one; FROM and INTO are the numbers in their addresses. Says what would happen, and does it with --apply; there is no way back but a backup',
  run: async (args) => {
    const { values, positionals } = parseFlags(args, { apply: { type: 'boolean' } })
    const [action, from, into, ...rest] = positionals
    const [fromId, intoId] = [idOf(from), idOf(into)]
    if (action !== 'merge' || fromId === undefined || intoId === undefined || rest.length > 0) {
      throw new UsageError('material needs "merge", the number FROM and the number INTO')
    }
    const isRehearsal = values.apply !== true
    const merge = await withDatabase(async ({ db }) => {
      const authorId = (await findImportOwner(db, 'library'))?.id ?? null
      const context = { db, now: new Date(), authorId }
      return mergeMaterials(context, fromId, intoId, { isRehearsal }).catch((error: unknown) => {
        throw error instanceof MergeError ? new UsageError(error.message) : error
      })
    })
    await print(linesOf(merge).join('\n'))
    await print(
      isRehearsal
        ? 'Nothing has been changed. Make a backup, then add --apply to merge them'
        : `${merge.from} is ${merge.into} now`,
    )
  },
}

function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function linesOf({ from, into, recipes, changed, moved, names }: Merge): readonly string[] {
  return [
    `${from} → ${into}`,
    `Recipes that hold it: ${recipes}`,
    `Of these, with another analysis then: ${changed.length}`,
    ...changed.map(({ id, name, figures }) => {
      const changes = figures.map(
        ({ figure, before, after }) => `${figure} ${before.toFixed(2)} → ${after.toFixed(2)}`,
      )
      return `  ${id}\t${name}\t${changes.join(', ')}`
    }),
    `Comes over: ${Object.entries(moved)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
    ...(names.length > 0 ? [`${into} is also found as ${names.join(', ')}`] : []),
  ]
}
