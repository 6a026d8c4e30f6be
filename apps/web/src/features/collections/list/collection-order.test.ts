import type { Collection } from '@glazy/contract/collections'
import { describe, expect, it } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import {
  COLLECTION_ORDERS,
  orderName,
  orderOf,
  parseCollectionOrder,
  sortCollections,
} from './collection-order.ts'

function collection(id: number, name: string, created: string, updated: string): Collection {
  const user = { id: 1, name: 'test', username: null }
  return {
    id,
    name,
    description: null,
    isPinned: false,
    materialCount: 0,
    userId: 1,
    createdByUser: user,
    createdAtHuman: '',
    updatedAtHuman: '',
    updatedAtDiff: '',
    createdAt: `2026-01-${created}T00:00:00Z`,
    updatedAt: `2026-02-${updated}T00:00:00Z`,
  }
}

const ALL = [
  collection(1, 'slips 10', '03', '01'),
  collection(2, 'Ash', '01', '03'),
  collection(3, 'Slips 9', '02', '02'),
  collection(4, 'ábc', '04', '02'),
]

describe('collections', () => {
  it.each([
    ['updated_at.desc', [2, 4, 3, 1]],
    ['updated_at.asc', [1, 3, 4, 2]],
    ['name.asc', [4, 2, 3, 1]],
    ['name.desc', [1, 3, 2, 4]],
    ['created_at.desc', [4, 1, 3, 2]],
    ['created_at.asc', [2, 3, 1, 4]],
  ])('in the order %s', (name, ids) => {
    expect(sortCollections(ALL, orderOf(name), formatsOf('en')).map(({ id }) => id)).toEqual(ids)
  })

  it('have the usual order unless the address says another', () => {
    expect(orderName({})).toBe('updated_at.desc')
    expect(orderName({ sort_by: 'name' })).toBe('name.asc')
    expect(orderOf('updated_at.desc')).toEqual({})
    for (const name of COLLECTION_ORDERS) expect(orderName(orderOf(name))).toBe(name)
    expect(parseCollectionOrder({ sort_by: 'rating', sort_order: 'up' })).toEqual({})
  })
})
