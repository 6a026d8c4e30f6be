import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { FigureRange } from '@glazy/contract/ranges'
import type { SearchOrder } from '@glazy/contract/search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { FoundItems } from '#library-index/find/item-filter.ts'
import { isAmong } from '#library-index/find/id-set.ts'
import { type MaybeViewer, searchableBy } from '#db/visible-to.ts'
import type { Window } from '#library-index/find/find-page.ts'
import type { Oklab } from '#platform/images/oklab.ts'
import { type Condition, idCondition } from './search-conditions.ts'

/** What a list is taken from: what the viewer may see and all conditions hold for. */
export interface Selection {
  readonly viewer: MaybeViewer
  readonly where: Condition
  /**
   * Whether few items are left, as a count has shown. Then they are collected and sorted; else
   * they are read in order until the window is filled. Left to itself the planner now and then
   * reads a whole index for a handful of items.
   */
  readonly isSmall: boolean
}

/** What each order sorts by, on the row `s`; all end in the id, so that paging is stable. */
const ORDERS: Readonly<Record<SearchOrder, RawBuilder<unknown>>> = {
  un: sql`s.updated_at desc, s.material_id desc`,
  uo: sql`s.updated_at asc, s.material_id asc`,
  cn: sql`s.created_at desc, s.material_id desc`,
  co: sql`s.created_at asc, s.material_id asc`,
  rh: sql`s.rating_average desc nulls last, s.rating_count desc, s.updated_at desc,
    s.material_id desc`,
  rl: sql`s.rating_average asc nulls last, s.rating_count desc, s.updated_at desc,
    s.material_id desc`,
}

/** Sort keys of an order, on the row `s`. */
export function orderBy(order: SearchOrder): RawBuilder<unknown> {
  return ORDERS[order]
}

/** The rows `s` that a selection leaves. */
export function selected({ viewer, where, isSmall }: Selection): RawBuilder<unknown> {
  const rows = sql`select s.* from ${searchableBy(viewer)} where ${where}`
  // OFFSET 0 keeps the order outside from reaching in.
  return isSmall ? sql`(${rows} offset 0) as s` : sql`(${rows}) as s`
}

/** Ids of a window of a list. */
export async function listInOrder(
  db: Db,
  selection: Selection,
  order: SearchOrder,
  window: Window,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.material_id as id from ${selected(selection)}
    order by ${orderBy(order)} limit ${window.limit} offset ${window.offset}`.execute(db)
  return rows.map((row) => row.id)
}

/** Figures that a table can be sorted by. */
export type OxideFigure = 'umf' | 'percent' | 'molePercent'

export interface OxideOrder {
  readonly oxide: Oxide
  readonly figure: OxideFigure
  readonly direction: 'asc' | 'desc'
  /** The range of the very figure, so that its index is entered where the range begins. */
  readonly range?: Omit<FigureRange, 'axis'> | undefined
}

/** Ids of a window of a list by an oxide; items without that oxide come last. */
export async function listByOxide(
  db: Db,
  selection: Selection,
  order: OxideOrder,
  window: Window,
): Promise<number[]> {
  const withOxide = await listHavingOxide(db, selection, order, window)
  const missing = window.limit - withOxide.length
  if (missing === 0) return withOxide
  const before =
    withOxide.length > 0
      ? window.offset + withOxide.length
      : await countHavingOxide(db, selection, order)
  const rest = await listLackingOxide(db, selection, order, {
    offset: Math.max(0, window.offset - before),
    limit: missing,
  })
  return [...withOxide, ...rest]
}

async function listHavingOxide(
  db: Db,
  selection: Selection,
  order: OxideOrder,
  window: Window,
): Promise<number[]> {
  const value = figureOf(order)
  const direction = order.direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<{ id: number }>`
    select s.material_id as id from ${selected(selection)}
    join material_chemistry as c on c.material_id = s.material_id
    where ${value} is not null and ${hasOxide(order)} and ${isAbout(value, order.range)}
    order by ${value} ${direction}, c.material_id desc
    limit ${window.limit} offset ${window.offset}`.execute(db)
  return rows.map((row) => row.id)
}

async function listLackingOxide(
  db: Db,
  selection: Selection,
  order: OxideOrder,
  window: Window,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.material_id as id from ${selected(selection)}
    left join material_chemistry as c on c.material_id = s.material_id
    where ${figureOf(order)} is null
    order by ${orderBy('un')} limit ${window.limit} offset ${window.offset}`.execute(db)
  return rows.map((row) => row.id)
}

async function countHavingOxide(db: Db, selection: Selection, order: OxideOrder): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${selected(selection)}
    join material_chemistry as c on c.material_id = s.material_id
    where ${figureOf(order)} is not null and ${hasOxide(order)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Ranges are compared with less precision than figures are kept with: a little more is let through. */
const SLACK = 1e-6

/** Whether a figure may be in a range; the selection says whether it is. */
function isAbout(value: RawBuilder<unknown>, range: OxideOrder['range']): RawBuilder<unknown> {
  const { min = 0, max } = range ?? {}
  const from = min === 0 ? sql`true` : sql`${value} >= ${min * (1 - SLACK)}`
  return max === undefined ? from : sql`${from} and ${value} <= ${max * (1 + SLACK)}`
}

/** Says again what the figure says, in words that find the few items with a rare oxide. */
function hasOxide({ oxide }: OxideOrder): RawBuilder<unknown> {
  return sql`c.oxides @> array[${sql.lit(oxide)}]`
}

/** The figure on the row `c`, written exactly as its index has it. */
function figureOf({ oxide, figure }: OxideOrder): RawBuilder<unknown> {
  const symbol = sql.lit(oxide)
  switch (figure) {
    case 'umf':
      return sql`((c.umf -> 'moles' ->> ${symbol})::double precision)`
    case 'percent':
      return sql`((c.percent ->> ${symbol})::double precision)`
    case 'molePercent':
      return sql`((c.mole_percent ->> ${symbol})::double precision)`
  }
}

/** An item with the photograph, if any, whose colour was found. */
export interface ColourHit {
  readonly id: number
  readonly imageId: number | null
}

/** Items of a window of a list by colour, the nearest first, each by its nearest photograph. */
export function listByColour(
  db: Db,
  selection: Selection,
  colour: Oklab,
  window: Window,
): Promise<ColourHit[]> {
  const coloured = sql`
    material_colour as k join ${selected(selection)} on s.material_id = k.material_id`
  return listNearest(db, coloured, colour, window)
}

/** With at most so many items their colours are collected and sorted, with more read in order. */
const SORTED_MAX = 2_000

/** The same, of items that were found already. */
export async function listNearestColours(
  db: Db,
  found: FoundItems,
  colour: Oklab,
  window: Window,
): Promise<ColourHit[]> {
  if (window.offset >= found.ids.length) return []
  const isFound = isAmong(sql`k.material_id`, found)
  const coloured =
    found.ids.length <= SORTED_MAX
      ? sql`(select k.* from material_colour as k where ${isFound} offset 0) as k`
      : sql`(select k.* from material_colour as k where ${isFound}) as k`
  return listNearest(db, coloured, colour, window)
}

/** @param coloured a relation with the rows `k` of `material_colour` */
async function listNearest(
  db: Db,
  coloured: RawBuilder<unknown>,
  colour: Oklab,
  window: Window,
): Promise<ColourHit[]> {
  const lab = sql`cube(array[${colour.L}, ${colour.a}, ${colour.b}]::double precision[])`
  const end = window.offset + window.limit
  // Most items have one colour; where many photographs of few items come first, more are read.
  for (let limit = end * 2; ; limit *= 4) {
    const { rows } = await sql<ColourHit>`
      select k.material_id as id, k.image_id as "imageId" from ${coloured}
      order by k.lab <-> ${lab}, k.material_id desc, k.image_id desc limit ${limit}`.execute(db)
    const nearest = [...Map.groupBy(rows, (row) => row.id).values()].flatMap((hits) =>
      hits.slice(0, 1),
    )
    if (nearest.length >= end || rows.length < limit) return nearest.slice(window.offset, end)
  }
}

/** Items that have a colour. */
export const HAS_COLOUR: Condition = sql`exists (
  select 1 from material_colour as k where k.material_id = s.material_id)` as Condition

/** Those of the given ids that the viewer may see, in no order. */
export async function findVisible(
  db: Db,
  viewer: MaybeViewer,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.material_id as id from ${searchableBy(viewer)}
    where ${idCondition(ids)}`.execute(db)
  return rows.map((row) => row.id)
}

/** Ids of all items that a condition holds for, in no order. */
export async function listIds(db: Db, viewer: MaybeViewer, where: Condition): Promise<FoundItems> {
  // As bytes, four for each: a row for each of a million ids would keep this process busy.
  const { rows } = await sql<{ ids: Buffer | null }>`
    select string_agg(int4send(s.material_id), '') as ids
    from ${searchableBy(viewer)} where ${where}`.execute(db)
  const bytes = rows[0]?.ids ?? Buffer.alloc(0)
  const ids = new Int32Array(bytes.length / 4)
  let largestId = 0
  for (let at = 0; at < ids.length; at += 1) {
    const id = bytes.readInt32BE(4 * at)
    ids[at] = id
    if (id > largestId) largestId = id
  }
  return { ids, largestId }
}

/** Number of items, counted up to a limit. */
export async function countUpTo(
  db: Db,
  viewer: MaybeViewer,
  where: Condition,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${searchableBy(viewer)} where ${where} limit ${limit}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Number of items as the planner guesses it from its statistics, without counting. */
export async function estimateCount(
  db: Db,
  viewer: MaybeViewer,
  where: Condition,
): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>`
    explain (format json) select 1 from ${searchableBy(viewer)} where ${where}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}
