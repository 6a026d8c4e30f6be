import { bumpDataVersion } from '#db/data-version.ts'
import type { Db } from '#db/database.ts'
import { together } from '#db/together.ts'
import { inTransaction } from '#db/transaction.ts'
import { deleteSessions } from '#features/accounts/sessions.queries.ts'
import { discardImages, type RemovalContext } from '#features/images/keep-image.ts'
import { loadItems, markUsersStale } from '#features/materials/derive/derive.queries.ts'
import { deriveItems, deriveStale } from '#features/materials/derive/derive-items.ts'
import {
  changedMaterialParts,
  findSavedItem,
} from '#features/materials/write/material-store.queries.ts'
import type { MaterialDraft } from '#features/materials/fields/material-draft.ts'
import { removeMailsTo } from '#platform/mail/outbox.ts'
import {
  type DoomedAccount,
  ensureGhost,
  findKept,
  findOrphans,
  forgetVersionsBefore,
  handOver,
  isDue,
  type KeptItem,
  listUploads,
  lockAccount,
  NOBODYS_ACCOUNTS,
  oweFarewell,
  removeAccount,
  removeDiscussion,
  removeItems,
  removePhotographs,
} from './account-deletion.queries.ts'

export interface DeletionContext extends RemovalContext {
  /** Folder of mails that were kept as files. */
  readonly outbox: string
  readonly now: Date
}

export interface Deletion {
  /** Items that others have built on, or that were left, which stay as those of a former member. */
  readonly kept: readonly KeptItem[]
  readonly removedItems: number
  /** Photographs on items that stay, most of them of others. */
  readonly removedPhotographs: number
  /** Pictures whose files are gone. */
  readonly removedPictures: number
}

/**
 * Deletes an account for good. What others build on stays, without a word the person wrote but the
 * names of these items; what was published stays as it is where they have chosen so.
 *
 * @param when `due`: only if its owner has asked for it and the day has come, and a mail tells them
 * @returns undefined when there is no such account, or when it belongs to nobody
 */
export async function deleteAccount(
  context: DeletionContext,
  id: number,
  when: 'now' | 'due' = 'now',
): Promise<Deletion | undefined> {
  const { db, now } = context
  await endSessions(context, id, when)
  const done = await inTransaction(db, async (trx) => {
    const account = await lockAccount(trx, id)
    if (account === undefined || isNobodys(account)) return undefined
    if (when === 'due') {
      if (account.deletion_due_at === null || account.deletion_due_at > now) return undefined
      await oweFarewell(trx, account)
    }
    return deleteRows(trx, account, now)
  })
  if (done === undefined) return undefined
  const { account, uploads, ...deletion } = done
  const removedPictures = await discardImages(context, uploads)
  // Where a mail is owed, whoever sends it does this first.
  if (when === 'now') await removeMailsTo(context.outbox, account.email)
  await deriveStale(db)
  return { ...deletion, removedPictures }
}

/**
 * Nobody begins to write with the account any more: whoever goes on and on, as an import does, would end
 * the deletion each time it meets them.
 */
async function endSessions(
  { db, now }: DeletionContext,
  id: number,
  when: 'now' | 'due',
): Promise<void> {
  if (when === 'now' || (await isDue(db, id, now))) await deleteSessions(db, id)
}

async function deleteRows(trx: Db, account: DoomedAccount, now: Date) {
  const { id } = account
  const ghost = await ensureGhost(trx)
  const kept = await findKept(trx, account)
  const keptIds = kept.map((item) => item.id)
  const orphans = await findOrphans(trx, id, keptIds)
  const uploads = await listUploads(trx, id)
  const removedItems = await removeItems(trx, id, keptIds)
  for (const item of kept) await keepItem(trx, item, { owner: ghost, now })
  const removedPhotographs = await removePhotographs(trx, id)
  await removeDiscussion(trx, id, ghost)
  await deriveItems(trx, await loadItems(trx, keptIds))
  // Recipes are grouped by the parents of their ingredients.
  await markUsersStale(trx, orphans)
  await removeAccount(trx, id)
  await bumpDataVersion(trx)
  return { account, uploads, kept, removedItems, removedPhotographs }
}

function isNobodys({ username }: DoomedAccount): boolean {
  return username !== null && NOBODYS_ACCOUNTS.includes(username)
}

async function keepItem(
  trx: Db,
  { id, isPrivate, isLeft }: KeptItem,
  { owner, now }: { readonly owner: number; readonly now: Date },
): Promise<void> {
  await handOver(trx, id, owner)
  const saved = await findSavedItem(trx, id)
  if (saved === undefined) throw new Error(`Item ${id} has no version`)
  const draft = isLeft ? saved.draft : withoutWords(saved.draft, isPrivate)
  const item = { ...draft, id, ownerId: owner, createdAt: now, updatedAt: now }
  await together(changedMaterialParts(item, saved, { authorId: null, note: null })).execute(trx)
  await forgetVersionsBefore(trx, id, saved.version + 1)
}

/** Names and figures alone; of a private item only the name that recipes show. */
function withoutWords(draft: MaterialDraft, isPrivate: boolean): MaterialDraft {
  return {
    ...draft,
    description: null,
    source: null,
    otherNames: isPrivate ? null : (draft.otherNames ?? null),
    translations: isPrivate
      ? []
      : (draft.translations ?? []).map((translation) => ({ ...translation, description: null })),
  }
}
