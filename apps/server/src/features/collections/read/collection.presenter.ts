import type { Collection } from '@glazy/contract/collections'
import { ageOf } from '#platform/relative-time.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import type { CollectionRow, CountedCollectionRow } from './collections.queries.ts'

export function presentCollection(row: CountedCollectionRow, now: Date): Collection {
  return { ...presentOpened(row, now), materialCount: row.count }
}

/** A collection without the number of its items, which the list of them tells. */
export function presentOpened(row: CollectionRow, now: Date): Omit<Collection, 'materialCount'> {
  const updatedAgo = ageOf(row.updated_at, now)
  return {
    id: row.id,
    name: row.name,
    description: safeText(row.description),
    isPinned: row.is_pinned,
    userId: row.owner_id,
    createdByUser: { id: row.owner_id, name: row.owner_name, username: row.owner_username },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    createdAtHuman: ageOf(row.created_at, now),
    updatedAtHuman: updatedAgo,
    updatedAtDiff: updatedAgo,
    ...(row.hidden_reason !== null && { hiddenReason: row.hidden_reason }),
  }
}
