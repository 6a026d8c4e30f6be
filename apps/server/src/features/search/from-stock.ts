import type { ShelfFigures } from '@glazy/ceramics/batch/shelf-figures'
import type { SearchQuery } from '@glazy/contract/search'
import type { ShelfOrder } from '@glazy/contract/vocabulary'
import { figuresOfRecipes } from '#features/shelf/read/recipe-figures.ts'
import type { ItemFilter } from '#library-index/find/item-filter.ts'
import { wrongField } from '#platform/app-error.ts'
import type { SearchContext } from './search-context.ts'

/** What the recipes of a search are to the shelf that they are to be made from. */
export interface Weighed {
  readonly figures: ReadonlyMap<number, ShelfFigures>
  /** Those that the stock is enough for, in no order; all where nothing is said of it. */
  readonly ids: ReadonlySet<number>
}

type StockQuery = Pick<SearchQuery, 'makeable' | 'enough_for' | 'os'>

/** @throws AppError `request.invalid` for an order by the shelf of what need not be made from it */
export function refuseLooseOrder({ makeable, enough_for: enoughFor, os }: StockQuery): void {
  if (os === undefined || makeable !== undefined || enoughFor !== undefined) return
  throw wrongField('os', 'needs makeable or enough_for beside it')
}

/**
 * Weighs what a search finds against the shelf of whoever searches: how much of it could be mixed,
 * and what it costs. Lists that ask for nothing of the kind are not weighed.
 *
 * @param find everything else that is asked for
 */
export async function weigh(
  { db, index, viewer, shelfOwner = viewer }: SearchContext,
  { enough_for: enoughFor = 0, os }: StockQuery,
  find: () => Promise<{ readonly ids: readonly number[] }>,
): Promise<Weighed | undefined> {
  if ((enoughFor === 0 && os === undefined) || shelfOwner === null) return undefined
  const [columns, { ids }] = await Promise.all([index.current(), find()])
  const { figures } = await figuresOfRecipes({ db, columns, ownerId: shelfOwner.id }, ids)
  const isEnough = (id: number) => (figures.get(id)?.enoughFor ?? 0) >= enoughFor * NEARLY
  return { figures, ids: new Set(enoughFor === 0 ? ids : ids.filter(isEnough)) }
}

/** A tenth of 5 kg is enough for 50 kg, however floats put it. */
const NEARLY = 1 - 1e-9

/** A filter that lets only those through that the stock is enough for. */
export function narrowed(filter: ItemFilter, { ids }: Weighed): ItemFilter {
  return { ...filter, within: [...(filter.within ?? []), ids] }
}

/** Recipes in an order that follows from the shelf; of equal ones the newer is first. */
export function inShelfOrder(
  ids: readonly number[],
  order: ShelfOrder,
  { figures }: Weighed,
): readonly number[] {
  const keyOf = {
    cost: (id: number) => figures.get(id)?.costPerKilogram ?? Number.MAX_VALUE,
    surplus: (id: number) => -(figures.get(id)?.usesUp ?? 0),
  }[order]
  const keyed = ids.map((id) => ({ id, key: keyOf(id) }))
  return keyed.sort((one, other) => one.key - other.key || other.id - one.id).map(({ id }) => id)
}
