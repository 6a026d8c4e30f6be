import { SIMILAR_MAX } from '@glazy/contract/limits'
import type { SearchOrder } from '@glazy/contract/search'
import { findPage } from '#library-index/find/find-page.ts'
import type { ItemFilter } from '#library-index/find/item-filter.ts'
import { findSimilar } from '#library-index/find/similar.ts'
import { findVisible, viewerId } from '#library-index/visible.ts'
import { AppError } from '#platform/app-error.ts'
import { listWithAmount } from './owner.queries.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchResult } from './search.service.ts'

/** Which part of a list is asked for. */
export interface Paging {
  readonly page: number
  readonly perPage: number
}

/** Recipes with the same base as an item, the last changed first. */
export async function listSameBase(
  { index, viewer }: SearchContext,
  id: number,
  paging: Paging,
): Promise<SearchResult> {
  return index.look(async (pass) => {
    const own = findVisible(pass.columns, id, viewerId(viewer))
    if (own === undefined) throw new AppError('material.notFound')
    const base = own.chunk.bases[own.row] ?? 0
    if (base === 0) return nothing(paging)
    const filter = { viewer: viewerId(viewer), base, exceptId: id }
    // More than the first of a long list nobody looks through.
    const rest = SIMILAR_MAX - offsetOf(paging)
    const window = { offset: offsetOf(paging), limit: Math.max(0, Math.min(paging.perPage, rest)) }
    const { ids, total } = await findPage(pass, { filter }, 'un', window)
    return {
      ...paging,
      shown: ids.map((each) => ({ id: each })),
      total: Math.min(total, SIMILAR_MAX),
    }
  })
}

/** Items with an analysis like that of an item, the nearest first. */
export async function listSimilar(
  { index, viewer }: SearchContext,
  id: number,
  paging: Paging,
): Promise<SearchResult> {
  const ids = await index.look((pass) => findSimilar(pass, viewerId(viewer), id, SIMILAR_MAX))
  if (ids === undefined) throw new AppError('material.notFound')
  const offset = offsetOf(paging)
  const shown = ids.slice(offset, offset + paging.perPage).map((each) => ({ id: each }))
  return { ...paging, shown, total: ids.length }
}

/** What a recipe must hold. */
export interface ContainsWish {
  /** Materials, each with its amount if that matters. */
  readonly materials: readonly { readonly id: number; readonly amount?: number | undefined }[]
  /** Item to leave out. */
  readonly exclude?: number | undefined
  readonly order: SearchOrder
}

/** Recipes that hold all the given materials as direct components. */
export async function listContaining(
  { db, index, viewer }: SearchContext,
  { materials, exclude, order }: ContainsWish,
  paging: Paging,
): Promise<SearchResult> {
  const own = viewerId(viewer)
  const materialIds = [...new Set(materials.map((material) => material.id))]
  const withAmounts = await Promise.all(
    materials.flatMap(({ id, amount }) => {
      return amount === undefined ? [] : [listWithAmount(db, id, amount)]
    }),
  )
  const [first, ...others] = withAmounts.map((ids) => new Set(ids))
  const filter: ItemFilter = {
    viewer: own,
    materialIds,
    ...(first && { within: [first, ...others] }),
    ...(exclude !== undefined && { exceptId: exclude }),
  }
  return index.look(async (pass) => {
    // Whoever may not see a material may not learn who uses it.
    const isOpen = materialIds.every((id) => findVisible(pass.columns, id, own))
    if (!isOpen) return nothing(paging)
    const window = { offset: offsetOf(paging), limit: paging.perPage }
    const { ids, total } = await findPage(pass, { filter }, order, window)
    return { ...paging, shown: ids.map((id) => ({ id })), total }
  })
}

function offsetOf({ page, perPage }: Paging): number {
  return (page - 1) * perPage
}

function nothing(paging: Paging): SearchResult {
  return { ...paging, shown: [], total: 0 }
}
