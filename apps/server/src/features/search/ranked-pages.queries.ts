import type { SearchOrder } from '@glazy/contract/search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type MaybeViewer, searchableBy, searchRowOf } from '#db/visible-to.ts'
import type { Window } from '#library-index/find/find-page.ts'
import { countUpTo, orderBy } from './result-pages.queries.ts'
import { allOf, type Condition } from './search-conditions.ts'
import {
  allTerms,
  itemsAtMost,
  type Term,
  type WordColumn,
} from '#library-index/write/search-terms.ts'
import {
  allWordsOf,
  nameBeginsWith,
  textCondition,
  type TextMatch,
  wordsInIndex,
  wordsOfRow,
} from './text-match.ts'

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
  const { match } = selection
  if (await areFew(db, allWordsOf(match), match.scope)) return rankCollected(db, selection, window)
  return { ids: await listRankByRank(db, selection, window), total: undefined }
}

/** Where even the rarest of several words is so frequent, they are taken to be so together. */
const PROBED_MAX = 300_000

/**
 * Whether so few items hold all the words that they can be collected. Words that are frequent each
 * may be rare together: that only the index can tell.
 */
async function areFew(db: Db, terms: readonly Term[], column: WordColumn): Promise<boolean> {
  const most = itemsAtMost(terms, column)
  if (most <= COLLECTED_MAX) return true
  if (terms.length < 2 || most > PROBED_MAX) return false
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from material_text as t where ${wordsInIndex(terms, column)}
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

/** One rank, as conditions on the row `t` of `material_text`. */
interface Rank {
  /** Finds the items by an index. */
  readonly byIndex: RawBuilder<unknown>
  /** Recognises the items in rows that are read in order. */
  readonly byRow: RawBuilder<unknown>
  /** Whether so few items can have this rank that they are collected before they are sorted. */
  readonly isSmall: () => Promise<boolean>
}

const small = () => Promise.resolve(true)
const large = () => Promise.resolve(false)

/** Each rank holds the one before, except for the id. */
function ranks(db: Db, match: TextMatch): Rank[] {
  const { id, name, terms, narrowing, facets, scope } = match
  const narrowed = (condition: RawBuilder<unknown>) =>
    narrowing.length === 0 ? condition : sql`${condition} and ${wordsOfRow(narrowing, scope)}`
  const one = (condition: RawBuilder<unknown>, isSmall: Rank['isSmall']): Rank => ({
    byIndex: condition,
    byRow: condition,
    isSmall,
  })
  const inColumn = (column: WordColumn): Rank => ({
    byIndex: narrowed(wordsInIndex([...terms, ...facets], column)),
    byRow: narrowed(wordsOfRow(terms, column)),
    isSmall: () => areFew(db, [...terms, ...facets], column),
  })
  return [
    ...(id === null ? [] : [one(sql`t.material_id = ${id}`, small)]),
    one(narrowed(sql`t.name_folded = ${name}`), small),
    one(narrowed(nameBeginsWith(name)), large),
    inColumn('name_words'),
    inColumn('names_words'),
    ...(scope === 'all_words' ? [one(wordsOfRow([...terms, ...narrowing], scope), large)] : []),
  ]
}

/** The first items of a rank, in the chosen order. */
async function listRank(
  db: Db,
  { viewer, where, order }: RankedSelection,
  { byIndex, byRow, isSmall }: Rank,
  limit: number,
): Promise<number[]> {
  const found = (await isSmall())
    ? sql`with hit as materialized (
        select t.material_id from material_text as t where ${byIndex}
      ) select s.material_id as id from hit ${searchRowOf(viewer, 'hit.material_id')}
        where ${where}`
    : sql`select s.material_id as id from ${searchableBy(viewer)}
        join material_text as t on t.material_id = s.material_id where ${where} and ${byRow}`
  const { rows } = await sql<{ id: number }>`
    ${found} order by ${orderBy(order)} limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Number of items that the keywords find, counted up to a limit. Where one word decides, and many
 * items hold it, any row is likely to count, and the rows are looked at one after the other.
 */
export async function countRankedUpTo(
  db: Db,
  { viewer, where, match }: Omit<RankedSelection, 'order'>,
  limit: number,
): Promise<number> {
  const words = allWordsOf(match)
  if (words.length === 1 && itemsAtMost(words, match.scope) > COUNTED_FROM_WORDS_MAX) {
    return countUpTo(db, viewer, allOf([where, textCondition(match)]), limit)
  }
  // OFFSET 0 keeps the planner from beginning elsewhere than with the words.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from (
        select t.material_id from material_text as t where ${isHit(match)} offset 0
      ) as hit ${searchRowOf(viewer, 'hit.material_id')}
      where ${where} limit ${limit}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether the row `t` of `material_text` holds all words, or is the item with that id. */
export function isHit(match: TextMatch): RawBuilder<unknown> {
  const words = wordsInIndex(allWordsOf(match), match.scope)
  return match.id === null ? words : sql`((${words}) or t.material_id = ${match.id})`
}

/** A word that more items hold is cheaper to find in the rows than in the index. */
const COUNTED_FROM_WORDS_MAX = 50_000
