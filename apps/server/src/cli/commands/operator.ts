import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { getNamedAccount } from '#cli/named-account.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { appointOperator, listOperators } from '#features/operator/operators.queries.ts'

export const operatorCommand: Command = {
  usage: 'add WHO\n  operator remove WHO\n  operator list',
  summary: 'Names who sees at /operator how the site is doing',
  run: async (args) => {
    const [action, who, ...rest] = parseFlags(args, {}).positionals
    const isNaming = action === 'add' || action === 'remove'
    if (
      rest.length > 0 ||
      (isNaming ? who === undefined : action !== 'list' || who !== undefined)
    ) {
      throw new UsageError('operator needs "add WHO", "remove WHO" or "list"')
    }
    if (action === 'list') return printOperators()
    await name(who ?? '', action === 'add')
  },
}

async function name(who: string, isNamed: boolean): Promise<void> {
  const hasChanged = await withDatabase(async ({ db }) =>
    appointOperator(db, (await getNamedAccount(db, who)).id, isNamed),
  )
  const state = isNamed ? 'an operator' : 'no operator'
  await print(`${who} is ${state}${hasChanged ? ' now' : ' already'}`)
}

async function printOperators(): Promise<void> {
  const rows = await withDatabase(({ db }) => listOperators(db))
  for (const row of rows) {
    await print([row.id, row.email, row.username ?? '–', row.name].join('\t'))
  }
  await print(`${rows.length} operators`)
}
