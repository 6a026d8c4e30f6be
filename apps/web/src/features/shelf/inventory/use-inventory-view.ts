import type { UserMaterial } from '@glazy/contract/inventory'
import { INVENTORY_PAGE_SIZE, INVENTORY_PAGE_SIZES } from '@glazy/contract/limits'
import { useState } from 'react'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import {
  findEntries,
  type InventoryColumn,
  type InventorySort,
  nextSort,
  sortEntries,
} from './sort-entries.ts'

const pageSize = browserStore<number>({
  key: 'glazy-inventory-page-size',
  empty: INVENTORY_PAGE_SIZE,
  parse: (stored) => INVENTORY_PAGE_SIZES.find((size) => size === stored) ?? INVENTORY_PAGE_SIZE,
})

/** What is in the address of a shelf. */
export interface InventorySearch {
  /** Words of names and SKUs. */
  readonly q?: string | undefined
  /** From 1. */
  readonly p?: number | undefined
}

/** The part of a shelf that is shown: what is looked for, in order, a page of it. */
export function useInventoryView(
  entries: readonly UserMaterial[],
  { q = '', p = 1 }: InventorySearch,
) {
  const [sort, setSort] = useState<InventorySort>()
  const size = useBrowserStore(pageSize)
  const { compare } = useFormats()
  const names = useNames()
  const entryNames = {
    compare,
    nameOf: ({ materialName: name, material: { kind } }: UserMaterial) =>
      names.both({ name, kind }),
  }
  const found = sortEntries(findEntries(entries, q, entryNames), sort, entryNames)
  const pages = Math.max(1, Math.ceil(found.length / size))
  // What was the last row of the last page may have gone: the page before is shown then.
  const page = Math.min(p, pages)
  const from = (page - 1) * size
  return {
    shown: found.slice(from, from + size),
    from,
    total: found.length,
    page,
    pages,
    size,
    sort,
    sortBy: (column: InventoryColumn) => setSort((known) => nextSort(known, column)),
    setSize: (next: string) => pageSize.set(Number(next)),
  }
}
