import type { KeptItem } from '@glazy/contract/imports'
import { bumpDataVersion } from '#db/data-version.ts'
import { inTransaction } from '#db/transaction.ts'
import { AppError } from '#platform/app-error.ts'
import type { ImportContext } from '#features/imports/import-context.ts'
import { lockShelf } from '#features/shelf/write/inventory.queries.ts'
import { removeBelongings, removeSchedules } from './undo-belongings.queries.ts'
import {
  listUses,
  lockRunById,
  lockItemsToUndo,
  removeItems,
  removeRun,
  type ItemToUndo,
  type Use,
} from './undo-import.queries.ts'

export interface UndoneImport {
  readonly removed: number
  readonly kept: readonly KeptItem[]
}

/**
 * Takes an import back: what it has brought goes, except for what somebody has done something with
 * since, or what is used by something that stays.
 *
 * @throws AppError `import.notFound` for an import that is not the viewer's
 */
export function undo({ db, viewer }: ImportContext, id: number): Promise<UndoneImport> {
  return inTransaction(db, async (trx) => {
    if (!(await lockRunById(trx, viewer.id, id))) throw new AppError('import.notFound')
    // Whoever puts something on the shelf or into the stock does it before or after.
    await lockShelf(trx, viewer.id)
    // Before the items: those in a collection that came with them may go.
    const belongings = await removeBelongings(trx, id)
    const items = await lockItemsToUndo(trx, id)
    const ids = items.map((item) => item.id)
    const kept = whatStays(items, await listUses(trx, ids))
    const stays = new Set(kept.map((item) => item.id))
    const going = ids.filter((itemId) => !stays.has(itemId))
    if (going.length > 0) await removeItems(trx, going)
    const removed = going.length + belongings + (await removeSchedules(trx, id))
    if (removed > 0) await bumpDataVersion(trx)
    if (kept.length === 0) await removeRun(trx, id)
    return { removed, kept }
  })
}

/** Items that stay for a reason of their own, and those that they or others use. */
export function whatStays(items: readonly ItemToUndo[], uses: readonly Use[]): readonly KeptItem[] {
  const going = new Set(items.filter(({ reason }) => reason === null).map(({ id }) => id))
  for (let before = -1; before !== going.size;) {
    before = going.size
    for (const { usedId, byId } of uses) if (!going.has(byId)) going.delete(usedId)
  }
  return items
    .filter(({ id }) => !going.has(id))
    .map(({ id, name, kind, reason }) => ({ id, name, kind, reason: reason ?? 'used' }))
}
