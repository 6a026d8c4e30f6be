import { materialSummary, type MaterialSummary } from '@glazy/contract/materials'
import type { SearchInclude } from '@glazy/contract/search'
import { LRUCache } from 'lru-cache'
import type { Db } from '#db/database.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import type { Shown } from '#features/materials/read/summaries.queries.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { createTurns } from '#library-index/find/turns.ts'
import { usesOf } from '#library-index/find/uses.ts'
import { oldestAlike } from '#library-index/find/put-together.ts'
import { viewerId } from '#library-index/visible.ts'
import { type WrittenItem, writeBeside, writeItem } from '#platform/written-list.ts'
import { loadSummaries } from './search.presenter.ts'

/** Characters of cards that are kept: thirty thousand of them or so. */
const KEPT_MAX = 24 * 2 ** 20

/** What may be kept beside a card. */
const KEPT_PARTS = ['analysis', 'fingerprint', 'source'] as const
/** What is of other items: they change without the card. */
const NEVER_KEPT = ['components', 'ingredients'] as const

/** What depends on which others there are, and is never kept. */
const LIKENESS = materialSummary.pick({ alike: true, duplicateOf: true, usedIn: true })

/** What lists show of their items, written once and kept for as long as nothing of it changes. */
export interface Cards {
  /** Those of the given items in the given order; the viewer may see the items. */
  write(
    viewer: MaybeViewer,
    shown: readonly Shown[],
    include?: readonly SearchInclude[],
  ): Promise<WrittenItem[]>
}

/** The cards of an item by what they show of it: one or another photograph, figures or none. */
interface KeptCards {
  readonly ownerId: number | undefined
  readonly byForm: ReadonlyMap<string, WrittenItem>
}

export function createCards(db: Db, index: LibraryIndex): Cards {
  const kept = new LRUCache<number, KeptCards>({
    maxSize: KEPT_MAX,
    sizeCalculation: ({ byForm }) =>
      [...byForm.values()].reduce((sum, card) => sum + card.length, 1),
  })
  const turns = createTurns()
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

  const keep = (form: string, card: WrittenItem, { id, user }: MaterialSummary) => {
    const byForm = new Map(kept.get(id)?.byForm).set(form, card)
    kept.set(id, { ownerId: user?.id, byForm })
  }

  return {
    async write(viewer, shown, include = []) {
      const parts = KEPT_PARTS.filter((part) => include.includes(part)).join()
      const formOf = ({ imageId }: Shown) => `${imageId ?? ''} ${parts}`
      const isKept = !NEVER_KEPT.some((part) => include.includes(part))
      const cards = new Map<number, WrittenItem>()
      const missing = shown.filter((item) => {
        const card = isKept ? kept.get(item.id)?.byForm.get(formOf(item)) : undefined
        if (card !== undefined) cards.set(item.id, card)
        return card === undefined
      })
      const before = changes
      const forms = new Map(missing.map((item) => [item.id, formOf(item)]))
      const summaries = await loadSummaries(db, viewer, missing, include)
      // Where many visitors want new cards at once, whoever wants none does not wait for all of them.
      await turns.take(async (giveWay) => {
        for (const summary of summaries) {
          await giveWay()
          const card = writeItem(materialSummary, summary)
          cards.set(summary.id, card)
          // What was read while something changed may be of before; what is private is its owner's.
          const isTrue = changes === before && !summary.isPrivate
          if (isKept && isTrue) keep(forms.get(summary.id) ?? '', card, summary)
        }
      })
      const oldest = include.includes('duplicateOf')
        ? await index.look((pass) =>
            oldestAlike(
              pass,
              viewerId(viewer),
              shown.map(({ id }) => id),
            ),
          )
        : undefined
      const columns = include.includes('usedIn') ? await index.current() : undefined
      return shown.flatMap(({ id, others, ...told }) => {
        const card = cards.get(id)
        if (card === undefined) return []
        const duplicateOf = oldest?.get(id)
        const uses = told.uses ?? (columns && usesOf(columns, viewerId(viewer), id))
        if (uses === undefined && others === undefined && duplicateOf === undefined) return card
        const more = {
          ...(uses !== undefined && { usedIn: uses }),
          ...(others !== undefined && { alike: others }),
          ...(duplicateOf !== undefined && { duplicateOf }),
        }
        return writeBeside(card, LIKENESS, more)
      })
    },
  }
}
