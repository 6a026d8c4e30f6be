import type { ListSearch } from './list-search.ts'
import { type LinkedMaterial, materialPath } from '@glazy/contract/material-path'

/**
 * Link of an item that opens over the list it is in, while the address bar shows the item's
 * own page. A reload leaves the list and gives that page: the server cannot see the mask.
 */
export function materialLink(material: LinkedMaterial, listSearch: ListSearch) {
  return {
    to: '.',
    search: { ...listSearch, m: material.id },
    mask: { to: materialPath(material), unmaskOnReload: true },
    resetScroll: false,
  } as const
}
