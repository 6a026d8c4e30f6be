import { CONE_GROUPS } from '@glazy/ceramics/firing/cones'
import { descendants, findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { findCrossedRange, rangesOf } from '@glazy/contract/ranges'
import type { SearchFilters } from '@glazy/contract/search'
import { KINDS } from '#library-index/columns/columns.ts'
import type { ItemFilter } from '#library-index/find/item-filter.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { AppError } from '#platform/app-error.ts'
import { PRODUCTION, type ResolvedFilters } from './search-conditions.ts'

/** The filters of a search that columns in memory know, which is most of them. */
export interface ColumnFilter {
  readonly filter: ItemFilter
  /** Whether nothing else is looked for but words and a colour. */
  readonly isWhole: boolean
}

/** Filters as the columns read them. */
export function columnFilter(
  query: SearchFilters,
  resolved: ResolvedFilters,
  viewer: MaybeViewer,
): ColumnFilter {
  const { cone, atmosphere, surface, transparency, country } = query
  const typeId = query.type ?? query.base_type
  const states = [
    ...(query.state === undefined ? [] : [query.state]),
    ...(query.production === true ? [PRODUCTION] : []),
  ]
  const filter: ItemFilter = {
    viewerId: viewer?.id ?? NOBODY,
    ranges: rangesOf(query),
    ...kindsOf(query),
    ...(typeId !== undefined && { typeIds: typesBelow(typeId) }),
    ...(resolved.collectionId === undefined &&
      resolved.ownerIds !== undefined && { ownerIds: new Set(resolved.ownerIds) }),
    ...(cone !== undefined && {
      cones: typeof cone === 'number' ? { fromId: cone, toId: cone } : CONE_GROUPS[cone],
    }),
    ...(atmosphere !== undefined && { atmosphere }),
    ...(surface !== undefined && { surface }),
    ...(transparency !== undefined && { transparency }),
    ...(country !== undefined && { country }),
    ...(states.length > 0 && { states }),
    ...(query.photo === true && { hasPhoto: true }),
    ...(query.has_analysis !== undefined && { hasAnalysis: query.has_analysis }),
    ...(query.is_private === true && { isPrivate: true }),
  }
  return { filter, isWhole: isWhole(query, resolved) }
}

function isWhole(query: SearchFilters, resolved: ResolvedFilters): boolean {
  return (
    query.id === undefined &&
    query['id[]'] === undefined &&
    resolved.collectionId === undefined &&
    resolved.unorganizedOf === undefined
  )
}

/** @throws AppError `request.invalid` for a range that ends before it begins */
export function refuseCrossedRange(query: SearchFilters): void {
  const axis = findCrossedRange(query)
  if (axis === undefined) return
  const field = `min[${axis}]`
  const message = `must not be more than max[${axis}]`
  throw new AppError('request.invalid', {
    message: `${field}: ${message}`,
    fields: [{ field, message }],
  })
}

function kindsOf(query: SearchFilters): Pick<ItemFilter, 'kinds'> {
  const { composite, primitive, analysis } = query
  const flags = [composite, primitive, analysis] // as KINDS
  const kinds = KINDS.flatMap((_, place) => (flags[place] === true ? [place] : []))
  return kinds.length === 0 ? {} : { kinds: new Set(kinds) }
}

/** A type with all below it; an unknown one has nothing. */
function typesBelow(typeId: number): ReadonlySet<number> {
  if (findMaterialType(typeId) === undefined) return new Set()
  return new Set([typeId, ...descendants(typeId).map((type) => type.id)])
}

/** No account has this id. */
const NOBODY = 0
