import { CONE_GROUPS, type ConeGroup } from '@glazy/ceramics/firing/cones'
import { descendants, findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { SearchQuery } from '@glazy/contract/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** A condition on the row `s` of `material_search`. */
export type Condition = RawBuilder<SqlBool>

/** Filters that were resolved to ids beforehand. */
export interface ResolvedFilters {
  /** Owners that an item may have; undefined for any. */
  readonly ownerIds?: readonly number[]
  /** A collection that the viewer may open. */
  readonly collectionId?: number
  /** Items of this owner that lie in none of the owner's collections. */
  readonly unorganizedOf?: number
}

/** The filters of a search, all of which must hold. */
export function searchConditions(query: SearchQuery, resolved: ResolvedFilters): Condition[] {
  return [
    ...kindConditions(query),
    ...ownerConditions(query, resolved),
    ...typeConditions(query.type ?? query.base_type),
    ...coneConditions(query.cone),
    ...propertyConditions(query),
  ]
}

/** Items of a type or of one of the types below it; an unknown type finds nothing. */
export function typeConditions(typeId: number | undefined): Condition[] {
  if (typeId === undefined) return []
  if (findMaterialType(typeId) === undefined) return [NOTHING]
  const ids = [typeId, ...descendants(typeId).map((type) => type.id)]
  return [sql<SqlBool>`s.type_id = any(${ids}::integer[])`]
}

/** Items of the given ids. */
export function idCondition(ids: readonly number[]): Condition {
  return sql<SqlBool>`s.material_id = any(${[...ids]}::integer[])`
}

/** Recipes that hold all the given materials as direct components. */
export function containsAll(materialIds: readonly number[]): Condition {
  return sql<SqlBool>`s.component_ids @> ${[...materialIds]}::integer[]`
}

/** All conditions as one. */
export function allOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return sql<SqlBool>`true`
  return sql<SqlBool>`${sql.join([...conditions], sql` and `)}`
}

/** Holds for no item. */
export const NOTHING: Condition = sql<SqlBool>`false`

const KINDS = { composite: 'recipe', primitive: 'primitive', analysis: 'analysis' } as const

function kindConditions(query: SearchQuery): Condition[] {
  const kinds = (['composite', 'primitive', 'analysis'] as const)
    .filter((flag) => query[flag] === true)
    .map((flag) => KINDS[flag])
  const [only] = kinds
  if (only === undefined || kinds.length === 3) return []
  if (kinds.length === 1) return [sql<SqlBool>`s.kind = ${sql.lit(only)}`]
  return [sql<SqlBool>`s.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`]
}

function ownerConditions(query: SearchQuery, resolved: ResolvedFilters): Condition[] {
  const { ownerIds, collectionId, unorganizedOf } = resolved
  const conditions: Condition[] = []
  if (collectionId !== undefined) {
    conditions.push(sql<SqlBool>`exists (select 1 from collection_material as cm
      where cm.collection_id = ${collectionId} and cm.material_id = s.material_id)`)
  } else if (ownerIds !== undefined) {
    conditions.push(ownerCondition(ownerIds))
  }
  if (unorganizedOf !== undefined) {
    conditions.push(sql<SqlBool>`not exists (select 1 from collection_material as cm
      join collection as c on c.id = cm.collection_id
      where cm.material_id = s.material_id and c.owner_id = ${unorganizedOf})`)
  }
  if (query.is_private === true) conditions.push(sql<SqlBool>`s.is_private`)
  return conditions
}

function ownerCondition(ownerIds: readonly number[]): Condition {
  const [only] = ownerIds
  if (only === undefined) return NOTHING
  if (ownerIds.length === 1) return sql<SqlBool>`s.owner_id = ${only}`
  return sql<SqlBool>`s.owner_id = any(${[...ownerIds]}::integer[])`
}

/** Items whose range of cones shares at least one cone with the asked one. */
function coneConditions(cone: ConeGroup | number | undefined): Condition[] {
  if (cone === undefined) return []
  const range = typeof cone === 'number' ? { fromId: cone, toId: cone } : CONE_GROUPS[cone]
  return [sql<SqlBool>`s.from_cone_id <= ${range.toId} and s.to_cone_id >= ${range.fromId}`]
}

function propertyConditions(query: SearchQuery): Condition[] {
  const conditions: Condition[] = []
  const equals = (column: string, value: number | undefined) => {
    if (value !== undefined) conditions.push(sql<SqlBool>`${sql.ref(`s.${column}`)} = ${value}`)
  }
  if (query.atmosphere !== undefined) {
    conditions.push(sql<SqlBool>`s.atmospheres @> ${[query.atmosphere]}::smallint[]`)
  }
  equals('surface_id', query.surface)
  equals('transparency_id', query.transparency)
  equals('country_id', query.country)
  equals('state_id', query.state)
  if (query.production === true) equals('state_id', PRODUCTION)
  if (query.photo === true) conditions.push(sql<SqlBool>`s.has_photo`)
  if (query.has_analysis !== undefined) {
    conditions.push(query.has_analysis ? sql<SqlBool>`s.has_analysis` : sql`not s.has_analysis`)
  }
  const ids = [...(query.id ?? []), ...(query['id[]'] ?? [])]
  if (query.id !== undefined || query['id[]'] !== undefined) conditions.push(idCondition(ids))
  return conditions
}

/** Id of the state of items in production. */
export const PRODUCTION = 2
