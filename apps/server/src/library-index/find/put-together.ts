import type { SearchOrder } from '@glazy/contract/search'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { findVisible, isVisible } from '#library-index/visible.ts'
import { createCompositionTable, NO_PLACE } from './composition-table.ts'
import { createSeenOnce } from './seen-once.ts'
import { type ChunkHits, findHits, type ItemSearch, type Pass } from './find-hits.ts'
import { orderOf, placeOfRow, rowAt } from './orders.ts'
import { clearBit, listRows } from './row-bits.ts'

/** Leaves one hit of each composition: the first by rank and order. What is no recipe stays. */
export interface Together {
  /** Takes the hits of a chunk in, and takes out again what is not the first of its composition. */
  add(hits: ChunkHits): void
  /** How many hits beside the one at a place have its composition. */
  othersAt(place: number): number
  /** Ids of what was taken out. */
  readonly moreAlike: readonly number[]
  clear(): void
}

export function createTogether({ chunks }: LibraryColumns, order: SearchOrder): Together {
  const table = createCompositionTable()
  const alone = createSeenOnce(chunks.length * CHUNK_ROWS)
  const { compare } = orderOf(chunks, order)
  const hitsOf: ChunkHits[] = []
  const moreAlike: number[] = []

  const compositionAt = (place: number) => {
    const { chunk, row } = rowAt(chunks, place)
    return chunk.compositions[row] ?? 0
  }

  const takeOut = (place: number, rank: number) => {
    const { chunk, row } = rowAt(chunks, place)
    const bits = hitsOf[chunk.number]?.ranks[rank]
    if (bits) clearBit(bits, row)
    moreAlike.push(chunk.ids[row] ?? 0)
  }

  const compareWithFirst = (composition: number, place: number, rank: number) => {
    const slot = table.slotOf(composition)
    const first = table.places[slot]! // every slot is in all arrays
    table.counts[slot]! += 1
    const isFirst = first === NO_PLACE || (rank - table.ranks[slot]! || compare(place, first)) < 0
    if (!isFirst) takeOut(place, rank)
    else {
      if (first !== NO_PLACE) takeOut(first, table.ranks[slot]!)
      table.places[slot] = place
      table.ranks[slot] = rank
    }
  }

  return {
    moreAlike,
    add(hits) {
      const { chunk, ranks } = hits
      hitsOf[chunk.number] = hits
      for (const [rank, bits] of ranks.entries()) {
        const count = bits === undefined ? 0 : listRows(bits, rows)
        for (let at = 0; at < count; at += 1) {
          const composition = chunk.compositions[rows[at]!]! // as many rows as were listed
          if (composition === 0) continue
          const place = placeOfRow(chunk, rows[at]!)
          if (alone.isNew(composition, place, rank)) continue
          const before = alone.takeBefore(composition)
          if (before) compareWithFirst(compositionAt(before.place), before.place, before.rank)
          compareWithFirst(composition, place, rank)
        }
      }
    },
    othersAt(place) {
      const composition = compositionAt(place)
      return composition === 0 ? 0 : Math.max(0, table.countOf(composition) - 1)
    },
    clear() {
      table.clear()
      alone.clear()
      moreAlike.length = 0
    },
  }
}

/** One chunk after the other is gone through, so they share the room. */
const rows = new Uint16Array(CHUNK_ROWS)

/** What a list in the order of a figure leaves out, and how many others each that stays stands for. */
export async function findLeftOut(
  pass: Pass,
  search: ItemSearch,
): Promise<{ readonly ids: ReadonlySet<number>; readonly othersOf: (id: number) => number }> {
  const { columns } = pass
  const together = createTogether(columns, 'un')
  await findHits(pass, search, {
    read: (hits) => together.add(hits),
    restart: () => together.clear(),
    select: () => undefined,
  })
  return {
    ids: new Set(together.moreAlike),
    othersOf: (id) => {
      const found = columns.find(id)
      return found === undefined ? 0 : together.othersAt(placeOfRow(found.chunk, found.row))
    },
  }
}

/** The number of what a recipe consists of, for who may see it; undefined without any. */
export function compositionOf(
  columns: LibraryColumns,
  viewer: number,
  id: number,
): number | undefined {
  const found = findVisible(columns, id, viewer)
  return found?.chunk.compositions[found.row] || undefined
}

/** The oldest recipe that the viewer may see of the same composition as each; null for the oldest itself. */
export async function oldestAlike(
  { columns, giveWay }: Pass,
  viewer: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const compositions = new Map(ids.map((id) => [id, compositionOf(columns, viewer, id)]))
  const oldest = new Map<number, { readonly id: number; readonly createdAt: number }>()
  const wanted = new Set(compositions.values())
  for (const chunk of columns.chunks) {
    for (let row = 0; row < CHUNK_ROWS; row += 1) {
      const composition = chunk.compositions[row]! // as long as the chunk, all of them
      if (composition === 0 || !wanted.has(composition) || !isVisible(chunk, row, viewer)) continue
      const item = { id: chunk.ids[row]!, createdAt: chunk.createdAt[row]! }
      const first = oldest.get(composition)
      if (!first || (item.createdAt - first.createdAt || item.id - first.id) < 0) {
        oldest.set(composition, item)
      }
    }
    await giveWay()
  }
  return new Map(
    [...compositions].map(([id, composition]) => {
      const first = oldest.get(composition ?? 0)?.id
      return [id, first === undefined || first === id ? null : first]
    }),
  )
}
