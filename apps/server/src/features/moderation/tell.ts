import type { ContentKind } from '@glazy/contract/rules/moderation'
import type { Db } from '#db/database.ts'
import { mailTexts } from '#features/mail/mail-texts.ts'
import { findLocale, notify } from '#features/notifications/notifications.queries.ts'
import { listModerators } from './moderators.queries.ts'

type Word =
  `${'hidden' | 'restored'}.${ContentKind}` | 'muted' | 'unmuted' | 'cleared' | 'uncleared'

/** Tells somebody in their language what a moderator has done with what is theirs. */
export async function tellPerson(
  trx: Db,
  accountId: number,
  word: Word,
  { reason, until }: { readonly reason?: string; readonly until?: Date },
  link?: string,
): Promise<void> {
  const { find, language } = mailTexts(await findLocale(trx, accountId))
  const date =
    until && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(until)
  const title = find(`moderation.${word}`, {
    ...(reason !== undefined && { reason }),
    ...(date !== undefined && { date }),
  })
  await notify(trx, { accountId, type: 'other', title: title ?? '', ...(link && { link }) })
}

/** Something new is in the queue. */
export async function tellModerators(trx: Db): Promise<void> {
  for (const { id, locale } of await listModerators(trx)) {
    const title = mailTexts(locale).find('moderation.reported', {}) ?? ''
    await notify(trx, { accountId: id, type: 'other', title, link: '/moderation' })
  }
}
