import { coneRange } from '@glazy/ceramics/firing/cone-range'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { typeIdsWithin } from '@glazy/ceramics/lookups/types-within'
import { foldTag } from '@glazy/ceramics/lookups/tags'
import { type FigureRange, findCrossedRange, rangesOf } from '@glazy/contract/ranges'
import type { SearchFilters, SearchQuery } from '@glazy/contract/search'
import { MAKEABLE, type Makeable } from '@glazy/contract/vocabulary'
import { KINDS } from '#library-index/columns/column-table.ts'
import type { IdSet } from '#library-index/find/id-set.ts'
import type { ItemFilter } from '#library-index/find/item-filter.ts'
import type { IngredientWish } from '#library-index/find/made-of.ts'
import type { MakeableWish } from '#library-index/find/makeable.ts'
import { viewerId } from '#library-index/visible.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { wrongField } from '#platform/app-error.ts'

/** Filters that were resolved to ids beforehand. */
export interface ResolvedFilters {
  /** Owners that an item may have; undefined for any. */
  readonly ownerIds?: readonly number[]
  /** What lies in the collection that is looked into. */
  readonly collected?: IdSet
  /** What lies in some collection, and is not looked for. */
  readonly organized?: readonly number[]
  /** Ranges and ingredients that the words of the search name. */
  readonly ranges?: readonly FigureRange[]
  readonly ingredients?: readonly IngredientWish[]
  /** What recipes are to consist of. */
  readonly composition?: number
  /** The shelf that recipes are to be made from, and whose it is. */
  readonly shelf?: {
    readonly ownerId: number
    readonly materialIds: readonly number[]
    readonly makeable: Makeable
  }
}

/** Filters as the index reads them. */
export function columnFilter(
  query: SearchFilters & Pick<SearchQuery, 'ox'>,
  resolved: ResolvedFilters,
  viewer: MaybeViewer,
): ItemFilter {
  const { cone, atmosphere } = query
  const typeId = query.type ?? query.base_type
  const within = [...namedIds(query), ...(resolved.collected ? [resolved.collected] : [])]
  return {
    viewer: viewerId(viewer),
    ranges: [...rangesOf(query), ...(resolved.ranges ?? [])],
    ingredients: [...ingredientsOf(query), ...(resolved.ingredients ?? [])],
    ...kindsOf(query),
    ...(typeId !== undefined && { typeIds: typesBelow(typeId) }),
    ...(resolved.ownerIds !== undefined && { ownerIds: new Set(resolved.ownerIds) }),
    ...(cone !== undefined && { cones: coneRange(cone) }),
    ...(atmosphere !== undefined && { atmosphere }),
    equal: [
      ['surfaceIds', query.surface],
      ['transparencyIds', query.transparency],
      ['countryIds', query.country],
      ['stateIds', query.state],
      ['stateIds', query.production === true ? PRODUCTION : undefined],
      ['hasPhoto', onlyIf(query.photo)],
      ['hasAnalysis', query.has_analysis],
      ['hasColour', onlyIf(query.color !== undefined && query.ox === undefined)],
      ['isPrivate', onlyIf(query.is_private)],
    ],
    ...(query.tags && { tags: query.tags.map(foldTag) }),
    ...(resolved.composition !== undefined && { composition: resolved.composition }),
    ...(within.length > 0 && { within }),
    ...(resolved.organized && { exceptIds: new Set(resolved.organized) }),
    makeable: [
      ...(resolved.shelf ? [makeableOf(resolved.shelf)] : []),
      ...(query.only === undefined ? [] : [madeOnlyOf(query.only, viewer)]),
    ],
  }
}

/** What a search says of the materials in a recipe, by their ids. */
function ingredientsOf(query: SearchFilters): IngredientWish[] {
  return [
    ...(query.with ?? []).map((id) => ({ materialIds: [id], isWithout: false })),
    ...(query.without ?? []).map((id) => ({ materialIds: [id], isWithout: true })),
  ]
}

/** Recipes all of whose ingredients are among some materials, as if these were a shelf. */
function madeOnlyOf(materialIds: readonly number[], viewer: MaybeViewer): MakeableWish {
  const shelf = [...new Set(materialIds)].sort((one, other) => one - other)
  return { viewer: viewerId(viewer), shelf, isOwn: false, missing: 0 }
}

function makeableOf({
  ownerId,
  materialIds,
  makeable,
}: NonNullable<ResolvedFilters['shelf']>): MakeableWish {
  const missing = MAKEABLE.indexOf(makeable)
  return { viewer: ownerId, shelf: materialIds, isOwn: true, missing }
}

/** The items that a search names, if it names any. */
function namedIds(query: SearchFilters): readonly IdSet[] {
  if (query.id === undefined && query['id[]'] === undefined) return []
  return [new Set([...(query.id ?? []), ...(query['id[]'] ?? [])])]
}

/** What is asked for only where a flag is set: without it anything will do. */
const onlyIf = (flag: boolean | undefined) => (flag === true ? true : undefined)

/** Id of the state of items in production. */
const PRODUCTION = 2

/** @throws AppError `request.invalid` for a range that ends before it begins */
export function refuseCrossedRange(query: SearchFilters): void {
  const axis = findCrossedRange(query)
  if (axis === undefined) return
  throw wrongField(`min[${axis}]`, `must not be more than max[${axis}]`)
}

function kindsOf(query: SearchFilters): Pick<ItemFilter, 'kinds'> {
  const { composite, primitive, analysis } = query
  const flags = [composite, primitive, analysis] // as KINDS
  const kinds = KINDS.flatMap((_, place) => (flags[place] === true ? [place] : []))
  return kinds.length === 0 ? {} : { kinds: new Set(kinds) }
}

/** A type with all below it; an unknown one has nothing. */
function typesBelow(typeId: number): ReadonlySet<number> {
  return findMaterialType(typeId) === undefined ? new Set() : typeIdsWithin(typeId)
}
