import type { ModerationAct } from '@glazy/contract/moderation'
import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { nameHolder, type Office, printHolders } from '#cli/offices.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { listActs } from '#features/moderation/acts.queries.ts'
import { appointModerator, listModerators } from '#features/moderation/moderators.queries.ts'
import { counted } from '#platform/counted.ts'

/** Acts that `moderator log` prints. */
const ACTS_PRINTED = 1_000

const MODERATOR: Office = {
  one: 'moderator',
  article: 'a',
  appoint: appointModerator,
  list: listModerators,
}

export const moderatorCommand: Command = {
  usage: 'add WHO\n  moderator remove WHO\n  moderator list\n  moderator log',
  summary: 'Names who keeps the peace; without moderators nothing can be reported',
  run: async (args) => {
    const [action, who, ...rest] = parseFlags(args, {}).positionals
    const isNaming = action === 'add' || action === 'remove'
    const isListing = action === 'list' || action === 'log'
    if (rest.length > 0 || (isNaming ? who === undefined : !isListing || who !== undefined)) {
      throw new UsageError('moderator needs "add WHO", "remove WHO", "list" or "log"')
    }
    if (action === 'list') return printHolders(MODERATOR)
    if (action === 'log') return printActs()
    await nameHolder(MODERATOR, who ?? '', action === 'add')
  },
}

async function printActs(): Promise<void> {
  const { acts, total } = await withDatabase(({ db }) =>
    listActs(db, { page: 1, perPage: ACTS_PRINTED }),
  )
  for (const act of acts) await print(toLine(act))
  await print(`${acts.length} of ${counted(total, 'act')}, the newest first`)
}

function toLine({ createdAt, moderator, act, kind, contentId, account, ...more }: ModerationAct) {
  const content = kind === null ? '' : `${kind} ${contentId}`
  const end = more.until === null ? '' : `until ${more.until.slice(0, 10)}`
  const people = [moderator?.name ?? '–', account?.name ?? '–']
  return [createdAt, act, content, ...people, end, more.reason ?? ''].join('\t')
}
