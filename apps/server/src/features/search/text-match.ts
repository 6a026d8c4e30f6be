import { type RawBuilder, sql } from 'kysely'
import type { Condition } from './search-conditions.ts'
import {
  allTerms,
  splitTerms,
  type Term,
  type WordColumn,
} from '#library-index/write/search-terms.ts'
import type { CountedBeginning } from '#library-index/write/vocabulary.queries.ts'

/** What a keyword query asks for. */
export interface TextMatch {
  /** The query as a folded name, against which names are compared. */
  readonly name: string
  /** A query of digits only is the id of an item, too, and so is its short code. */
  readonly id: number | null
  /** All words as they were typed, those of the rank first. */
  readonly words: readonly CountedBeginning[]
  /** Words that decide the rank. */
  readonly terms: readonly Term[]
  /** Further words that must occur but do not decide the rank. */
  readonly narrowing: readonly Term[]
  /** What the filters say as words; see `facets.ts`. */
  readonly facets: readonly Term[]
  /** Where all words are looked for; those of names only where typing errors were corrected. */
  readonly scope: Exclude<WordColumn, 'name_words'>
}

/** Items whose words hold all terms, as a condition on the row `s`. */
export function textCondition(match: TextMatch): Condition {
  const { terms, narrowing, scope } = match
  const words = sql`s.material_id in (
    select t.material_id from material_text as t
    where ${wordsOfRow([...terms, ...narrowing], scope)})`
  if (match.id === null) return words as Condition
  return sql`(${words} or s.material_id = ${match.id})` as Condition
}

/** Everything that must occur among the words of an item. */
export function allWordsOf({ terms, narrowing, facets }: TextMatch): readonly Term[] {
  return [...terms, ...narrowing, ...facets]
}

/** Terms on the row `t` of `material_text`, looked up in the index of the column. */
export function wordsInIndex(terms: readonly Term[], column: WordColumn): RawBuilder<unknown> {
  const query = allTerms(terms)
  return query === undefined ? sql`true` : sql`${sql.ref(`t.${column}`)} @@ ${query}::tsquery`
}

/**
 * Terms on the row `t` of `material_text`: rare ones through the index, frequent ones by looking
 * at the row. Written as a function call the index cannot serve, which is the point of it.
 */
export function wordsOfRow(terms: readonly Term[], column: WordColumn): RawBuilder<unknown> {
  const { lookedUp, checked } = splitTerms(terms, column)
  const rest = allTerms(checked)
  return sql.join(
    [
      ...(lookedUp.length === 0 ? [] : [wordsInIndex(lookedUp, column)]),
      ...(rest === undefined
        ? []
        : [sql`ts_match_vq(${sql.ref(`t.${column}`)}, ${rest}::tsquery)`]),
    ],
    sql` and `,
  )
}

/** Beginnings of text, as the bounds of a range that the index on names serves. */
export function nameBeginsWith(name: string): RawBuilder<unknown> {
  return sql`t.name_folded ~>=~ ${name} and t.name_folded ~<~ ${name + '\u{10ffff}'}`
}
