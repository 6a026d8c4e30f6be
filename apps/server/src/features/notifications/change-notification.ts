import { materialPath } from '@glazy/contract/material-path'
import { DEFAULT_LANGUAGE, OFFERED_LANGUAGES } from '@glazy/locales/languages'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { mailTexts } from '#features/mail/mail-texts.ts'

export interface ChangedItem {
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
  /** Who has changed it, and needs no notification. */
  readonly authorId: number
}

/**
 * Tells the followers of a public item that it has changed; call it in the transaction of the
 * change. Who has not read of the last change yet is not told again.
 */
export async function notifyFollowers(trx: Db, item: ChangedItem): Promise<void> {
  const others = OFFERED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  const titles = JSON.stringify(
    Object.fromEntries(others.map((language) => [language, titleIn(language)])),
  )
  await sql`
    insert into notification (account_id, actor_id, type, title, material_id, link)
    select f.account_id, ${item.authorId}, 'other',
      coalesce(${titles}::jsonb ->> a.locale, ${titleIn(DEFAULT_LANGUAGE)}),
      f.material_id, ${materialPath(item)}
    from material_follower as f join account as a on a.id = f.account_id
    where f.material_id = ${item.id} and f.account_id <> ${item.authorId}
      and not exists (select 1 from notification as n
        where n.account_id = f.account_id and n.material_id = f.material_id
          and n.type = 'other' and n.read_at is null)`.execute(trx)
}

/** It names no item: that is beside it for as long as the reader may see it. */
function titleIn(language: string): string {
  return mailTexts(language).find('notification.itemChanged', {}) ?? ''
}
