import { SIMILAR_MAX } from '@glazy/contract/limits'
import type { SearchOrder } from '@glazy/contract/search'
import { type SqlBool, sql } from 'kysely'
import { AppError } from '#platform/app-error.ts'
import { countItems } from './count.ts'
import { findVisible, listInOrder } from './result-pages.queries.ts'
import { allOf, type Condition, containsAll } from './search-conditions.ts'
import type { SearchContext, SearchResult } from './search.service.ts'
import { findSimilar } from '#library-index/find/similar.ts'
import { findReference, listSimilarAnalyses, sameBase } from './similar.queries.ts'

/** Which part of a list is asked for. */
export interface Paging {
  readonly page: number
  readonly perPage: number
}

/** Recipes with the same base as an item, the last changed first. */
export async function listSameBase(
  context: SearchContext,
  id: number,
  paging: Paging,
): Promise<SearchResult> {
  const reference = await getReference(context, id)
  const { baseSignature } = reference
  if (baseSignature === null) return nothing(paging)
  return listWhere(context, sameBase(id, baseSignature), 'un', paging, SIMILAR_MAX)
}

/** Items with an analysis like that of an item, the nearest first. */
export async function listSimilar(
  context: SearchContext,
  id: number,
  paging: Paging,
): Promise<SearchResult> {
  const ids = await similarIds(context, id)
  const offset = (paging.page - 1) * paging.perPage
  return {
    ...paging,
    shown: ids.slice(offset, offset + paging.perPage).map((similar) => ({ id: similar })),
    count: { total: ids.length, isEstimate: false },
  }
}

async function similarIds(context: SearchContext, id: number): Promise<readonly number[]> {
  const { db, viewer, index } = context
  const columns = await index.currentIfRead()
  if (columns === undefined) {
    const { molePercent } = await getReference(context, id)
    return listSimilarAnalyses(db, viewer, id, molePercent, SIMILAR_MAX)
  }
  const ids = findSimilar(columns, viewer?.id ?? NOBODY, id, SIMILAR_MAX)
  if (ids === undefined) throw new AppError('material.notFound')
  return ids
}

/** No account has this id. */
const NOBODY = 0

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
  context: SearchContext,
  { materials, exclude, order }: ContainsWish,
  paging: Paging,
): Promise<SearchResult> {
  const ids = [...new Set(materials.map((material) => material.id))]
  // Whoever may not see a material may not learn who uses it.
  const visible = await findVisible(context.db, context.viewer, ids)
  if (visible.length < ids.length) return nothing(paging)
  const conditions: Condition[] = [
    containsAll(ids),
    ...materials.flatMap(({ id, amount }) => (amount === undefined ? [] : [hasAmount(id, amount)])),
    ...(exclude === undefined ? [] : [sql<SqlBool>`s.material_id <> ${exclude}`]),
  ]
  return listWhere(context, allOf(conditions), order, paging)
}

async function getReference({ db, viewer }: SearchContext, id: number) {
  const reference = await findReference(db, viewer, id)
  if (reference === undefined) throw new AppError('material.notFound')
  return reference
}

/** Amounts are equal when they print alike at four decimals. */
function hasAmount(materialId: number, amount: number): Condition {
  return sql<SqlBool>`exists (select 1 from material_component as mc
    where mc.recipe_id = s.material_id and mc.component_id = ${materialId}
      and abs(mc.amount - ${amount}) < 0.00005)`
}

async function listWhere(
  { db, viewer, counts }: SearchContext,
  where: Condition,
  order: SearchOrder,
  { page, perPage }: Paging,
  max = Number.POSITIVE_INFINITY,
): Promise<SearchResult> {
  const compiled = where.compile(db)
  const key = JSON.stringify([viewer?.id ?? null, compiled.sql, compiled.parameters])
  const count = await counts.get(key, () => countItems(db, viewer, where))
  const total = Math.min(count.total, max)
  const offset = (page - 1) * perPage
  const limit = Math.min(perPage, total - offset)
  const isSmall = count.total <= COLLECTED_MAX
  const ids =
    limit <= 0 ? [] : await listInOrder(db, { viewer, where, isSmall }, order, { offset, limit })
  return {
    page,
    perPage,
    shown: ids.map((id) => ({ id })),
    count: { total, isEstimate: count.isEstimate && total === count.total },
  }
}

/** See `SMALL` of the search: beyond it a list is read in its order. */
const COLLECTED_MAX = 5_000

function nothing(paging: Paging): SearchResult {
  return { ...paging, shown: [], count: { total: 0, isEstimate: false } }
}
