import { type RawBuilder, sql } from 'kysely'
import type { Condition } from './search-conditions.ts'
import { allTerms, splitTerms, type Term, type WordColumn } from './search-terms.ts'
import type { CountedWord } from './vocabulary.queries.ts'

/** What a keyword query asks for. */
export interface TextMatch {
  /** The query as a folded name, against which names are compared. */
  readonly name: string
  /** A query of digits only is the id of an item, too. */
  readonly id: number | null
  /** All words as they were typed, those of the rank first. */
  readonly words: readonly CountedWord[]
  /** Words that decide the rank. */
  readonly terms: readonly Term[]
  /** Further words that must occur but do not decide the rank. */
  readonly narrowing: readonly Term[]
  /** Where all words are looked for; those of names only where typing errors were corrected. */
  readonly scope: Exclude<WordColumn, 'name_words'>
}

/** Items whose words hold all terms, as a condition on the row `s`. */
export function textCondition(match: TextMatch): Condition {
  const words = sql`s.material_id in (
    select t.material_id from material_text as t where ${wordsMatch(
      [...match.terms, ...match.narrowing],
      match.scope,
    )})`
  if (match.id === null) return words as Condition
  return sql`(${words} or s.material_id = ${match.id})` as Condition
}

/**
 * Terms on the row `t` of `material_text`: rare ones through the index, frequent ones by looking
 * at the row. Written as a function call the index cannot serve, which is the point of it.
 */
export function wordsMatch(terms: readonly Term[], column: WordColumn): RawBuilder<unknown> {
  const { lookedUp, checked } = splitTerms(terms, column)
  const name = sql.ref(`t.${column}`)
  const indexed = allTerms(lookedUp)
  const rest = allTerms(checked)
  return sql.join(
    [
      ...(indexed === undefined ? [] : [sql`${name} @@ ${indexed}::tsquery`]),
      ...(rest === undefined ? [] : [sql`ts_match_vq(${name}, ${rest}::tsquery)`]),
    ],
    sql` and `,
  )
}

/** Beginnings of text, as the bounds of a range that the index on names serves. */
export function nameBeginsWith(name: string): RawBuilder<unknown> {
  return sql`t.name_folded ~>=~ ${name} and t.name_folded ~<~ ${name + '\u{10ffff}'}`
}
