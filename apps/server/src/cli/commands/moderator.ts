import type { ModerationAct } from '@glazy/contract/moderation'
import { withDatabase } from '#cli/cli-database.ts'
import { officeCommand } from '#cli/offices.ts'
import { print } from '#cli/output.ts'
import { listActs } from '#features/moderation/acts.queries.ts'
import { appointModerator, listModerators } from '#features/moderation/moderators.queries.ts'
import { counted } from '#platform/counted.ts'

/** Acts that `moderator log` prints. */
const ACTS_PRINTED = 1_000

export const moderatorCommand = officeCommand(
  { one: 'moderator', article: 'a', appoint: appointModerator, list: listModerators },
  'Names who keeps the peace; without moderators nothing can be reported',
  new Map([['log', printActs]]),
)

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
