import type { Collection } from '@glazy/contract/collections'
import { readOneOf } from '@glazy/contract/readers'
import { type Readers, readWhatFits } from '#lib/read-parameters.ts'
import type { Formats } from '#lib/texts/formats.ts'

export const COLLECTION_FIELDS = ['updated_at', 'name', 'created_at'] as const
export type CollectionField = (typeof COLLECTION_FIELDS)[number]

/** The order of collections as an address holds it; what was changed last comes first. */
export interface CollectionOrder {
  readonly sort_by?: CollectionField
  readonly sort_order?: 'asc' | 'desc'
}

const ORDER: Readers<{ sort_by: CollectionField; sort_order: 'asc' | 'desc' }> = {
  sort_by: readOneOf(COLLECTION_FIELDS),
  sort_order: readOneOf(['asc', 'desc'] as const),
}

export function parseCollectionOrder(raw: Readonly<Record<string, unknown>>): CollectionOrder {
  return readWhatFits(ORDER, raw)
}

type Order = `${CollectionField}.${'asc' | 'desc'}`

/** The six orders, the usual one first. */
export const COLLECTION_ORDERS = [
  'updated_at.desc',
  'updated_at.asc',
  'name.asc',
  'name.desc',
  'created_at.desc',
  'created_at.asc',
] as const satisfies readonly Order[]

export function orderName({ sort_by = 'updated_at', sort_order }: CollectionOrder): Order {
  return `${sort_by}.${sort_order ?? (sort_by === 'name' ? 'asc' : 'desc')}`
}

/** What an address says of an order: nothing of the usual one. */
export function orderOf(name: string): CollectionOrder {
  const [sort_by, sort_order] = name.split('.')
  return name === COLLECTION_ORDERS[0] ? {} : parseCollectionOrder({ sort_by, sort_order })
}

/** Collections in an order; those of one time or name as they were made. */
export function sortCollections(
  all: readonly Collection[],
  order: CollectionOrder,
  formats: Pick<Formats, 'compare'>,
): readonly Collection[] {
  const [field, direction] = orderName(order).split('.')
  const compare = (one: Collection, other: Collection) => {
    if (field === 'name') return formats.compare(one.name, other.name)
    const key = field === 'created_at' ? 'createdAt' : 'updatedAt'
    return Date.parse(one[key]) - Date.parse(other[key])
  }
  const sign = direction === 'asc' ? 1 : -1
  return all.toSorted((one, other) => sign * (compare(one, other) || one.id - other.id))
}
