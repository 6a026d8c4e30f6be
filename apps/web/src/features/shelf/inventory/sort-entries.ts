import type { UserMaterial } from '@glazy/contract/inventory'
import { foldText } from '@glazy/ceramics/lookups/slug'

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

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Entries in order; what a column says nothing of comes last, whichever way it is sorted. */
export function sortEntries(
  entries: readonly UserMaterial[],
  sort: InventorySort | undefined,
): readonly UserMaterial[] {
  if (sort === undefined) return entries
  const { column, direction } = sort
  const sign = direction === 'ascending' ? 1 : -1
  const keyed = entries.map((entry) => ({ entry, key: keyOf(entry, column) }))
  return keyed.sort((one, other) => compare(one.key, other.key, sign)).map(({ entry }) => entry)
}

/** Words of an entry as they are compared: a shelf of thousands is gone through with each key. */
const foldedTexts = new WeakMap<UserMaterial, string>()

function foldedText(entry: UserMaterial): string {
  const text = foldedTexts.get(entry) ?? foldText(`${entry.materialName} ${entry.vendorCode ?? ''}`)
  foldedTexts.set(entry, text)
  return text
}

/** Entries in whose name or SKU all words stand. */
export function findEntries(entries: readonly UserMaterial[], query: string) {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const text = foldedText(entry)
    return words.every((word) => text.includes(word))
  })
}

type Key = string | number | null

function keyOf(entry: UserMaterial, column: InventoryColumn): Key {
  switch (column) {
    case 'material':
      return entry.materialName
    case 'price':
      return entry.convertedPrice === null ? null : Number(entry.convertedPrice)
    case 'unit':
      return entry.priceUnits
    case 'sku':
      return entry.vendorCode
  }
}

function compare(one: Key, other: Key, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * collator.compare(String(one), String(other))
}
