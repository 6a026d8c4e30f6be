import { type Command, UsageError } from '#cli/command.ts'
import { nameHolder, type Office, printHolders } from '#cli/offices.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { appointOperator, listOperators } from '#features/operator/operators.queries.ts'

const OPERATOR: Office = {
  one: 'operator',
  article: 'an',
  appoint: appointOperator,
  list: listOperators,
}

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
    if (action === 'list') return printHolders(OPERATOR)
    await nameHolder(OPERATOR, who ?? '', action === 'add')
  },
}
