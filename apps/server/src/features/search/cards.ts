import { materialSummary } from '@glazy/contract/materials'
import type { SearchInclude } from '@glazy/contract/search'
import type * as z from 'zod'
import type { Db } from '#db/database.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import type { Shown } from '#features/materials/read/summaries.queries.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { createTurns } from '#library-index/find/turns.ts'
import { usesOf } from '#library-index/find/uses.ts'
import { oldestAlike } from '#library-index/find/put-together.ts'
import { viewerId } from '#library-index/visible.ts'
import { type WrittenItem, writeBeside, writeItem } from '#platform/written-list.ts'
import { createKeptCards } from './kept-cards.ts'
import { loadSummaries } from './search.presenter.ts'

/** What depends on which others there are, and is never kept. */
const LIKENESS = materialSummary.pick({ alike: true, duplicateOf: true, usedIn: true })
type Likeness = z.input<typeof LIKENESS>

/** What lists show of their items, written once and kept for as long as nothing of it changes. */
export interface Cards {
  /** Those of the given items in the given order; the viewer may see the items. */
  write(
    viewer: MaybeViewer,
    shown: readonly Shown[],
    include?: readonly SearchInclude[],
  ): Promise<WrittenItem[]>
}

export function createCards(db: Db, index: LibraryIndex): Cards {
  const kept = createKeptCards(index)
  const turns = createTurns()
  return {
    async write(viewer, shown, include = []) {
      const { find, keep } = kept.showing(include)
      const cards = new Map(shown.map((item) => [item.id, find(item)]))
      const missing = new Map(
        shown.filter(({ id }) => cards.get(id) === undefined).map((item) => [item.id, item]),
      )
      const summaries = await loadSummaries(db, viewer, [...missing.values()], include)
      // Where many visitors want new cards at once, whoever wants none does not wait for all of them.
      await turns.take(async (giveWay) => {
        for (const summary of summaries) {
          await giveWay()
          const card = writeItem(materialSummary, summary)
          cards.set(summary.id, card)
          const item = missing.get(summary.id)
          if (item !== undefined) keep(item, summary, card)
        }
      })
      const likenessOf = await readLikeness(index, viewer, shown, include)
      return shown.flatMap((item) => {
        const card = cards.get(item.id)
        if (card === undefined) return []
        const likeness = likenessOf(item)
        return likeness === undefined ? card : writeBeside(card, LIKENESS, likeness)
      })
    },
  }
}

/** Tells of each item how it stands among the others that the viewer may see, where that is asked for. */
async function readLikeness(
  index: LibraryIndex,
  viewer: MaybeViewer,
  shown: readonly Shown[],
  include: readonly SearchInclude[],
): Promise<(item: Shown) => Likeness | undefined> {
  const seenBy = viewerId(viewer)
  const ids = shown.map(({ id }) => id)
  const oldest = include.includes('duplicateOf')
    ? await index.look((pass) => oldestAlike(pass, seenBy, ids))
    : undefined
  const columns = include.includes('usedIn') ? await index.current() : undefined
  return ({ id, uses, others: alike }) => {
    const usedIn = uses ?? (columns && usesOf(columns, seenBy, id))
    const duplicateOf = oldest?.get(id)
    const isTold = [usedIn, alike, duplicateOf].some((said) => said !== undefined)
    return isTold ? { usedIn, alike, duplicateOf } : undefined
  }
}
