import type { SearchOrder } from '@glazy/contract/search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import {
  type MaybeViewer,
  searchableBy,
  searchRowOf,
} from '#features/materials/visibility.queries.ts'
import { countUpTo, orderBy, type Window } from './result-pages.queries.ts'
import { allOf, type Condition } from './search-conditions.ts'
import { allTerms, itemsAtMost, splitTerms, type Term, type WordColumn } from './search-terms.ts'
import { nameBeginsWith, textCondition, type TextMatch, wordsMatch } from './text-match.ts'

export interface RankedSelection {
  readonly viewer: MaybeViewer
  /** Conditions beside the keywords. */
  readonly where: Condition
  readonly match: TextMatch
  readonly order: SearchOrder
}

export interface RankedPage {
  readonly ids: readonly number[]
  /** Undefined when there were too many to look at all of them. */
  readonly total: number | undefined
}

/** Up to so many items with the words are all collected and ranked; of more only the first. */
export const COLLECTED_MAX = 4_000

/**
 * Ids of a window of what the keywords find, ranked: the item with that id, items of exactly that
 * name, names that begin so, the words in the name, in other names, in the description; within a
 * rank in the chosen order.
 */
export async function listRanked(
  db: Db,
  selection: RankedSelection,
  window: Window,
): Promise<RankedPage> {
  const { terms, narrowing, scope } = selection.match
  if (await areFew(db, [...terms, ...narrowing], scope)) {
    return rankCollected(db, selection, window)
  }
  return { ids: await listRankByRank(db, selection, window), total: undefined }
}

/**
 * Whether so few items hold all the words that they can be collected. Words that are frequent each
 * may be rare together: that only the index can tell, as long as one of them is looked up in it.
 */
async function areFew(db: Db, terms: readonly Term[], column: WordColumn): Promise<boolean> {
  if (itemsAtMost(terms, column) <= COLLECTED_MAX) return true
  if (terms.length < 2 || splitTerms(terms, column).lookedUp.length === 0) return false
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from material_text as t where ${wordsMatch(terms, column)}
      limit ${COLLECTED_MAX + 1}) as counted`.execute(db)
  return (rows[0]?.count ?? 0) <= COLLECTED_MAX
}

async function rankCollected(
  db: Db,
  { viewer, where, match, order }: RankedSelection,
  window: Window,
): Promise<RankedPage> {
  const terms = allTerms(match.terms) ?? ''
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with hit as materialized (
      select t.* from material_text as t where ${isHit(match)}
    ), found as materialized (
      select s.*, case
          when s.material_id = ${match.id}::integer then 0
          when hit.name_folded = ${match.name} then 1
          when starts_with(hit.name_folded, ${match.name}) then 2
          when hit.name_words @@ ${terms}::tsquery then 3
          when hit.names_words @@ ${terms}::tsquery then 4
          else 5 end as rank
      from hit ${searchRowOf(viewer, 'hit.material_id')} where ${where}
    )
    select (select count(*)::int from found) as total,
      array(select s.material_id from found as s order by s.rank, ${orderBy(order)}
        limit ${window.limit} offset ${window.offset}) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/**
 * For words that so many items hold that not all can be looked at: the ranks one after the other,
 * until the window is filled.
 */
async function listRankByRank(
  db: Db,
  selection: RankedSelection,
  window: Window,
): Promise<number[]> {
  const { match } = selection
  const end = window.offset + window.limit
  const found = new Set<number>()
  for (const rank of ranks(db, match)) {
    for (const id of await listRank(db, selection, rank, end)) found.add(id)
    if (found.size >= end) break
  }
  return [...found].slice(window.offset, end)
}

interface Rank {
  /** On the row `t` of `material_text`. */
  readonly condition: RawBuilder<unknown>
  /** Whether so few items can have this rank that they are collected before they are sorted. */
  readonly isSmall: () => Promise<boolean>
}

const small = () => Promise.resolve(true)
const large = () => Promise.resolve(false)

/** Each rank holds the one before, except for the id. */
function ranks(db: Db, { id, name, terms, narrowing, scope }: TextMatch): Rank[] {
  const all = [...terms, ...narrowing]
  const words = (condition: RawBuilder<unknown>) =>
    narrowing.length === 0 ? condition : sql`${condition} and ${wordsMatch(all, scope)}`
  const inColumn = (column: WordColumn): Rank => ({
    condition: words(wordsMatch(terms, column)),
    isSmall: () => areFew(db, terms, column),
  })
  return [
    ...(id === null ? [] : [{ condition: sql`t.material_id = ${id}`, isSmall: small }]),
    { condition: words(sql`t.name_folded = ${name}`), isSmall: small },
    { condition: words(nameBeginsWith(name)), isSmall: large },
    inColumn('name_words'),
    inColumn('names_words'),
    ...(scope === 'all_words' ? [{ condition: wordsMatch(all, scope), isSmall: large }] : []),
  ]
}

/** The first items of a rank, in the chosen order. */
async function listRank(
  db: Db,
  { viewer, where, order }: RankedSelection,
  { condition, isSmall }: Rank,
  limit: number,
): Promise<number[]> {
  const found = (await isSmall())
    ? sql`with hit as materialized (
        select t.material_id from material_text as t where ${condition}
      ) select s.material_id as id from hit ${searchRowOf(viewer, 'hit.material_id')}
        where ${where}`
    : sql`select s.material_id as id from ${searchableBy(viewer)}
        join material_text as t on t.material_id = s.material_id where ${where} and ${condition}`
  const { rows } = await sql<{ id: number }>`
    ${found} order by ${orderBy(order)} limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** Number of items that the keywords find, counted up to a limit. */
export async function countRankedUpTo(
  db: Db,
  { viewer, where, match }: Omit<RankedSelection, 'order'>,
  limit: number,
): Promise<number> {
  const all = [...match.terms, ...match.narrowing]
  if (itemsAtMost(all, match.scope) > COUNTED_FROM_WORDS_MAX) {
    return countUpTo(db, viewer, allOf([where, textCondition(match)]), limit)
  }
  const { rows } = await sql<{ count: number }>`
    with hit as materialized (
      select t.material_id from material_text as t where ${isHit(match)}
    )
    select count(*)::int as count from (
      select 1 from hit ${searchRowOf(viewer, 'hit.material_id')}
      where ${where} limit ${limit}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether the row `t` of `material_text` holds all words, or is the item with that id. */
export function isHit({ terms, narrowing, scope, id }: TextMatch): RawBuilder<unknown> {
  const words = wordsMatch([...terms, ...narrowing], scope)
  return id === null ? words : sql`((${words}) or t.material_id = ${id})`
}

/** Of more items the planner knows better where to begin. */
const COUNTED_FROM_WORDS_MAX = 20_000
