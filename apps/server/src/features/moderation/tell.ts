import type { ContentKind } from '@glazy/contract/rules/moderation'
import type { Db } from '#db/database.ts'
import { notify } from '#features/notifications/notifications.queries.ts'
import { listModerators } from './moderators.queries.ts'

type Word =
  `${'hidden' | 'restored'}.${ContentKind}` | 'muted' | 'unmuted' | 'cleared' | 'uncleared'

/** Tells somebody what a moderator has done with what is theirs. */
export async function tellPerson(
  trx: Db,
  accountId: number,
  word: Word,
  { reason, until }: { readonly reason?: string; readonly until?: Date },
  link?: string,
): Promise<void> {
  const title = {
    key: `moderation.${word}`,
    values: { ...(reason !== undefined && { reason }) },
    ...(until && { until: until.toISOString() }),
  }
  await notify(trx, { accountId, type: 'other', title, ...(link && { link }) })
}

/** Something new is in the queue. */
export async function tellModerators(trx: Db): Promise<void> {
  const title = { key: 'moderation.reported', values: {} }
  for (const { id } of await listModerators(trx)) {
    await notify(trx, { accountId: id, type: 'other', title, link: '/moderation' })
  }
}
