import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** A word with the number of items that hold a word beginning with it. */
export interface CountedWord {
  readonly word: string
  readonly items: number
  /** Items that hold it in a name or another name. */
  readonly nameItems: number
}

/** The beginning of a word, with all words that begin so. */
export interface CountedBeginning extends CountedWord {
  /** Empty where there are none, or more than {@link SPELLED_OUT_MAX}. */
  readonly known: readonly string[]
}

/**
 * Beginnings of more words than this stay beginnings. Looking up a handful of whole words together
 * takes the index a tenth of the time that their beginning takes.
 */
const SPELLED_OUT_MAX = 50

/** Words as near to a mistyped one that are considered. */
export const CANDIDATES = 30

/**
 * How many items hold a word with each of the given beginnings, and which words these are. The
 * figures are as old as the last {@link recountWords} and count an item once per word: they decide
 * how a query is run, never what it finds. The words are all that any item holds.
 */
export async function countWords(db: Db, words: readonly string[]): Promise<CountedBeginning[]> {
  if (words.length === 0) return []
  const { rows } = await sql<CountedBeginning>`
    select asked.word, coalesce(sum(known.items), 0)::float8 as items,
      coalesce(sum(known.name_items), 0)::float8 as "nameItems",
      case when count(known.word) <= ${SPELLED_OUT_MAX}
        then coalesce(array_agg(known.word) filter (where known.word is not null), '{}')
        else '{}' end as known
    from unnest(${[...words]}::text[]) with ordinality as asked (word, position)
    left join search_word as known
      on known.word ~>=~ asked.word and known.word ~<~ (asked.word || chr(1114111))
    group by asked.word, asked.position order by asked.position`.execute(db)
  return rows
}

/** Words of names that look like the given one, the likest first. */
export async function findSimilarWords(db: Db, word: string): Promise<CountedWord[]> {
  const { rows } = await sql<CountedWord>`
    select word, items, name_items as "nameItems" from search_word where name_items > 0
    order by word <-> ${word}, items desc, word limit ${CANDIDATES}`.execute(db)
  return rows
}

/** Adds the words of new or changed items; how many items have them only a recount knows. */
export async function addWords(
  db: Db,
  inNames: readonly string[],
  elsewhere: readonly string[],
): Promise<void> {
  await sql`
    insert into search_word (word, items, name_items)
    select word, 1, max(name_items) from (
      select unnest(${[...inNames]}::text[]) as word, 1 as name_items
      union all select unnest(${[...elsewhere]}::text[]), 0
    ) as new_word
    group by word order by word
    on conflict (word) do update set items = greatest(search_word.items, 1),
        name_items = greatest(search_word.name_items, excluded.name_items)
      where search_word.items = 0
        or (excluded.name_items > 0 and search_word.name_items = 0)`.execute(db)
}

/** Counts all words anew and forgets those that no item holds any more. */
export async function recountWords(db: Db): Promise<void> {
  await sql`
    with counted as materialized (
      select word, ndoc from ts_stat('select all_words from material_text')
    ), named as materialized (
      select word, ndoc from ts_stat('select names_words from material_text')
    ), gone as (
      update search_word set items = 0, name_items = 0
      where items > 0 and not exists (
        select 1 from counted where counted.word = search_word.word)
    )
    insert into search_word (word, items, name_items)
    select counted.word, counted.ndoc, coalesce(named.ndoc, 0)
    from counted left join named using (word) order by counted.word
    on conflict (word) do update set items = excluded.items, name_items = excluded.name_items
      where (search_word.items, search_word.name_items)
        is distinct from (excluded.items, excluded.name_items)`.execute(db)
  await forgetWords(db)
}

/**
 * Forgets words without items. An item may have got one of them since they were counted, and has to
 * be found by it: under the lock nobody is writing one, and who has written one is seen.
 */
async function forgetWords(db: Db): Promise<void> {
  await sql`
    do $$ begin
      lock table search_word in share row exclusive mode;
      delete from search_word where items = 0 and not exists (
        select 1 from material_text where all_words @@ ('''' || word || '''')::tsquery);
    end $$`.execute(db)
}
