import { foldText } from '@glazy/ceramics/lookups/slug'
import type { Db } from '#db/database.ts'
import { listStocked } from '#features/stock/stock.queries.ts'
import { createShelf } from '#library-index/find/shelf.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import type { ContentLine } from './batch-content.ts'

/** A material that stock is kept of. */
export interface StockedName {
  readonly id: number
  readonly name: string
}

/** Finds what an ingredient is taken from; undefined where no stock is kept of anything like it. */
export type FindStandIn = (line: ContentLine) => StockedName | undefined

/**
 * What the ingredients of batches are taken from: what their owner has chosen, else the material
 * itself, another kind of it as on a shelf, or one of the same name.
 */
export async function standIns(
  db: Db,
  index: Pick<LibraryIndex, 'current'>,
  accountId: number,
): Promise<FindStandIn> {
  const [columns, stocked] = await Promise.all([index.current(), listStocked(db, accountId)])
  const byId = new Map(stocked.map(({ id, name }) => [id, { id, name }]))
  const byName = new Map(stocked.map(({ id, name }) => [foldText(name), { id, name }]))
  const shelf = createShelf(
    columns,
    accountId,
    [...byId.keys()].sort((left, right) => left - right),
  )
  return ({ chosen, materialId, name }) => {
    if (chosen !== null) return byId.get(chosen)
    const found = materialId === null ? undefined : shelf.find(materialId)
    return (found && byId.get(found.by)) ?? byName.get(foldText(name))
  }
}
