import type { MaterialSummary } from '@glazy/contract/materials'
import type { SearchInclude } from '@glazy/contract/search'
import { LRUCache } from 'lru-cache'
import type { Shown } from '#features/materials/read/summaries.queries.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import type { WrittenItem } from '#platform/written-list.ts'

/** Characters of cards that are kept: thirty thousand of them or so. */
const KEPT_MAX = 24 * 2 ** 20

/** What may be kept beside a card. */
const KEPT_PARTS = ['analysis', 'fingerprint', 'source'] as const
/** What is of other items: they change without the card. */
const NEVER_KEPT = ['components', 'ingredients'] as const

/** The cards of an item by what they show of it: one or another photograph, figures or none. */
interface CardsOfItem {
  readonly ownerId: number | undefined
  readonly byForm: ReadonlyMap<string, WrittenItem>
}

/** Cards that were written before, of which nothing has changed since. */
export function createKeptCards(index: Pick<LibraryIndex, 'onChange'>) {
  const kept = new LRUCache<number, CardsOfItem>({
    maxSize: KEPT_MAX,
    sizeCalculation: ({ byForm }) =>
      [...byForm.values()].reduce((sum, card) => sum + card.length, 1),
  })
  let changes = 0
  index.onChange(({ materialIds, accountIds, isAll }) => {
    changes += 1
    for (const id of materialIds) kept.delete(id)
    if (isAll) kept.clear()
    if (accountIds.length === 0) return
    for (const [id, { ownerId }] of kept.entries()) {
      if (ownerId !== undefined && accountIds.includes(ownerId)) kept.delete(id)
    }
  })

  return {
    /** Those of one answer with what it shows; its other items are read from now on. */
    showing(include: readonly SearchInclude[]) {
      const parts = KEPT_PARTS.filter((part) => include.includes(part)).join()
      const isKept = !NEVER_KEPT.some((part) => include.includes(part))
      const before = changes
      const formOf = ({ imageId }: Shown) => `${imageId ?? ''} ${parts}`
      return {
        find: (item: Shown): WrittenItem | undefined =>
          isKept ? kept.get(item.id)?.byForm.get(formOf(item)) : undefined,
        keep: (item: Shown, { user, isPrivate }: MaterialSummary, card: WrittenItem): void => {
          // What was read while something changed may be of before; what is private is its owner's.
          if (!isKept || changes !== before || isPrivate) return
          const byForm = new Map(kept.get(item.id)?.byForm).set(formOf(item), card)
          kept.set(item.id, { ownerId: user?.id, byForm })
        },
      }
    },
  }
}
