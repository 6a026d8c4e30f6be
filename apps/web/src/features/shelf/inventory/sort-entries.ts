import type { UserMaterial } from '@glazy/contract/inventory'
import { textFilter } from '@glazy/contract/reading/text-words'
import type { Formats } from '#lib/texts/formats.ts'

export const INVENTORY_COLUMNS = ['material', 'price', 'unit', 'sku'] as const
export type InventoryColumn = (typeof INVENTORY_COLUMNS)[number]

export interface InventorySort {
  readonly column: InventoryColumn
  readonly direction: 'ascending' | 'descending'
}

/** Rising, falling, as it came, and so on. */
export function nextSort(
  sort: InventorySort | undefined,
  column: InventoryColumn,
): InventorySort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined
}

/** What a visitor calls the materials, and how names are put in order. */
export interface EntryNames extends Pick<Formats, 'compare'> {
  /** Both names where a material has one of that language, which comes first. */
  readonly nameOf: (entry: UserMaterial) => string
}

/** Entries in order; what a column says nothing of comes last, whichever way it is sorted. */
export function sortEntries(
  entries: readonly UserMaterial[],
  sort: InventorySort | undefined,
  { compare, nameOf }: EntryNames,
): readonly UserMaterial[] {
  if (sort === undefined) return entries
  const { column, direction } = sort
  const sign = direction === 'ascending' ? 1 : -1
  const keyed = entries.map((entry) => ({ entry, key: keyOf(entry, column, nameOf) }))
  return keyed
    .sort((one, other) => compareKeys(one.key, other.key, sign, compare))
    .map(({ entry }) => entry)
}

/** Entries in whose name or SKU all words stand. */
export function findEntries(
  entries: readonly UserMaterial[],
  query: string,
  { nameOf }: EntryNames,
): readonly UserMaterial[] {
  if (query.trim() === '') return entries
  const fits = textFilter(query)
  return entries.filter((entry) => fits(`${nameOf(entry)} ${entry.vendorCode ?? ''}`))
}

type Key = string | number | null

function keyOf(entry: UserMaterial, column: InventoryColumn, nameOf: EntryNames['nameOf']): Key {
  switch (column) {
    case 'material':
      return nameOf(entry)
    case 'price':
      return entry.convertedPrice === null ? null : Number(entry.convertedPrice)
    case 'unit':
      return entry.priceUnits
    case 'sku':
      return entry.vendorCode
  }
}

function compareKeys(one: Key, other: Key, sign: 1 | -1, compare: Formats['compare']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * compare(String(one), String(other))
}
