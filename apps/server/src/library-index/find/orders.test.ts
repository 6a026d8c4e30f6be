import { SEARCH_ORDERS } from '@glazy/contract/vocabulary'
import { expect, it } from 'vitest'
import { createColumns } from '#library-index/columns/columns.ts'
import type { IndexRow } from '#library-index/columns/index-row.ts'
import { sortedRows } from '#library-index/columns/sorted-rows.ts'
import { indexRow } from '#testing/index-rows.ts'
import { randomNumbers } from '#testing/random-library.ts'
import { farInOrder, mergeInOrder, orderOf, windowInOrder } from './orders.ts'
import { createRowBits, setBit } from './row-bits.ts'

const ROWS = 9_000

const random = randomNumbers(20261124)
const oneOf = (most: number) => Math.floor(random() * most)

/** Many are alike in what an order begins with. */
const rows = Array.from({ length: ROWS }, (_, at): IndexRow => {
  const isRated = random() < 0.3
  return indexRow(at + 1, {
    createdAt: oneOf(900),
    updatedAt: oneOf(9),
    ratingAverage: isRated ? oneOf(5) / 2 : null,
    ratingCount: isRated ? oneOf(3) : 0,
  })
})

type Key = (row: IndexRow) => number
const KEYS: Readonly<Record<(typeof SEARCH_ORDERS)[number], readonly Key[]>> = {
  un: [(row) => -row.updatedAt, (row) => -row.id],
  uo: [(row) => row.updatedAt, (row) => row.id],
  cn: [(row) => -row.createdAt, (row) => -row.id],
  co: [(row) => row.createdAt, (row) => row.id],
  rh: [(row) => -(row.ratingAverage ?? -1), ...byRatings()],
  rl: [(row) => row.ratingAverage ?? 9, ...byRatings()],
}

function byRatings(): Key[] {
  return [(row) => -row.ratingCount, (row) => -row.updatedAt, (row) => -row.id]
}

it.each(SEARCH_ORDERS)(
  '%s is the order of all items, near its beginning and deep in it',
  (order) => {
    const columns = createColumns()
    columns.put(rows)
    const sorted = rows.toSorted((one, other) => {
      for (const key of KEYS[order]) if (key(one) !== key(other)) return key(one) - key(other)
      return 0
    })
    const members = Int32Array.from(rows.keys())
    const hits = columns.chunks.map((chunk) => {
      const bits = createRowBits()
      for (const [row, id] of chunk.ids.entries()) if (id !== 0) setBit(bits, row)
      return { chunk, sorted: sortedRows(chunk, order), bits }
    })
    for (const reversed of [members, members.toReversed()]) {
      for (const from of [0, 5, 1_990, 2_000, 4_444, ROWS - 3]) {
        const window = { from, to: Math.min(ROWS, from + 48) }
        const found = windowInOrder(reversed, window, orderOf(columns.chunks, order))
        expect([...found]).toEqual(sorted.slice(window.from, window.to).map((row) => row.id - 1))
        const merged = mergeInOrder(hits, window, orderOf(columns.chunks, order))
        expect([...merged]).toEqual([...found])
        const far = farInOrder(hits, window, orderOf(columns.chunks, order))
        expect([...far]).toEqual([...found])
      }
    }
  },
)
