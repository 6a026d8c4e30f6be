import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { type AccountSummaryRow, listAccounts } from '#features/accounts/accounts.queries.ts'
import { counted } from '#platform/counted.ts'

export const listUsers: Command = {
  usage: '[--json]',
  summary: 'Lists all accounts with their rights',
  run: async (args) => {
    const { values, positionals } = parseFlags(args, { json: { type: 'boolean' } })
    if (positionals.length > 0) throw new UsageError('user list takes no names')
    const rows = await withDatabase(({ db }) => listAccounts(db))
    if (values.json === true) return print(JSON.stringify(rows.map(toJson), null, 2))
    for (const row of rows) await print(toLine(row))
    await print(counted(rows.length, 'account'))
  },
}

function toJson(row: AccountSummaryRow) {
  const { id, name, username, email } = row
  return {
    id,
    name,
    username,
    email,
    isPatron: row.is_patron,
    isAlchemist: row.is_alchemist,
    isMuted: row.is_muted,
    canLogIn: row.can_log_in,
    createdAt: row.created_at.toISOString(),
  }
}

function toLine(row: AccountSummaryRow): string {
  const marks = [
    row.is_patron && 'patron',
    row.is_alchemist && 'alchemist',
    row.is_muted && 'muted',
    !row.can_log_in && 'cannot log in',
  ].filter((mark) => mark !== false)
  const date = row.created_at.toISOString().slice(0, 10)
  return [row.id, row.email, row.username ?? '–', row.name, date, marks.join(', ')].join('\t')
}
