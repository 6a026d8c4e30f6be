import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** Columns of `material_text`, each of which holds the words of the one before and more. */
export type WordColumn = 'name_words' | 'names_words' | 'all_words'

/** A word of a query with the number of items that hold a word beginning with it. */
export interface CountedWord {
  readonly word: string
  readonly items: number
}

/** Words as near to a mistyped one that are considered. */
const CANDIDATES = 30

/**
 * How many items hold a word with each of the given beginnings. The figures are as old as the
 * last {@link recountWords} and count an item once per word: they decide how a query is run, never
 * what it finds.
 */
export async function countWords(db: Db, words: readonly string[]): Promise<CountedWord[]> {
  if (words.length === 0) return []
  const { rows } = await sql<CountedWord>`
    select asked.word, coalesce(sum(known.items), 0)::float8 as items
    from unnest(${[...words]}::text[]) with ordinality as asked (word, position)
    left join search_word as known
      on known.word ~>=~ asked.word and known.word ~<~ (asked.word || chr(1114111))
    group by asked.word, asked.position order by asked.position`.execute(db)
  return rows
}

/** Words of names that look like the given one, the likest first. */
export async function findSimilarWords(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_word where in_names
    order by word <-> ${word}, items desc, word limit ${CANDIDATES}`.execute(db)
  return rows.map((row) => row.word)
}

/** Adds the words of new or changed items; their number is only known after a recount. */
export async function addWords(
  db: Db,
  inNames: readonly string[],
  elsewhere: readonly string[],
): Promise<void> {
  await sql`
    insert into search_word (word, items, in_names)
    select word, 1, bool_or(in_names) from (
      select unnest(${[...inNames]}::text[]) as word, true as in_names
      union all select unnest(${[...elsewhere]}::text[]), false
    ) as new_word
    group by word order by word
    on conflict (word) do update set in_names = true
      where excluded.in_names and not search_word.in_names`.execute(db)
}

/** Counts all words anew and forgets those that no item holds any more. */
export async function recountWords(db: Db): Promise<void> {
  await sql`
    with counted as materialized (
      select word, ndoc from ts_stat('select all_words from material_text')
    ), named as materialized (
      select word from ts_stat('select names_words from material_text')
    ), gone as (
      delete from search_word where not exists (
        select 1 from counted where counted.word = search_word.word)
    )
    insert into search_word (word, items, in_names)
    select counted.word, counted.ndoc, named.word is not null
    from counted left join named using (word) order by counted.word
    on conflict (word) do update set items = excluded.items, in_names = excluded.in_names
      where (search_word.items, search_word.in_names)
        is distinct from (excluded.items, excluded.in_names)`.execute(db)
}
