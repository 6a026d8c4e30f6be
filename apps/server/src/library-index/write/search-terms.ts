import type { CountedBeginning, CountedWord } from './vocabulary.queries.ts'

/** Columns of `material_text`, each of which holds the words of the one before and more. */
export type WordColumn = 'name_words' | 'names_words' | 'all_words'

/** One thing that an item's words must hold, with the number of items that hold it. */
export interface Term {
  /** In the notation of PostgreSQL's `tsquery`. Words are letters and digits only. */
  readonly tsquery: string
  readonly items: number
  readonly nameItems: number
}

/**
 * Above this number of items a term is checked row by row instead of being looked up: reading so
 * long a list of items costs more than the rows of a page.
 */
const LOOKED_UP_MAX = 50_000

/** A term that words beginning with the given one satisfy. */
export function prefixTerm({ word, known, items, nameItems }: CountedBeginning): Term {
  return { tsquery: known.length === 0 ? `'${word}':*` : anyOf(known), items, nameItems }
}

/** A term that any of the given whole words satisfies. */
export function anyWordTerm(words: readonly CountedWord[]): Term {
  const sum = (figure: (word: CountedWord) => number) =>
    words.reduce((total, word) => total + figure(word), 0)
  return {
    tsquery: anyOf(words.map((counted) => counted.word)),
    items: sum((counted) => counted.items),
    nameItems: sum((counted) => counted.nameItems),
  }
}

function anyOf(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}'`).join(' | ')})`
}

/** Terms as one query, all of which must hold; undefined for none. */
export function allTerms(terms: readonly Term[]): string | undefined {
  return terms.length === 0 ? undefined : terms.map((term) => term.tsquery).join(' & ')
}

/** Terms to look up in the index of a column, and terms to check on each row found. */
export function splitTerms(
  terms: readonly Term[],
  column: WordColumn,
): { readonly lookedUp: readonly Term[]; readonly checked: readonly Term[] } {
  const isRare = (term: Term) => termItems(term, column) <= LOOKED_UP_MAX
  return { lookedUp: terms.filter(isRare), checked: terms.filter((term) => !isRare(term)) }
}

/** At most so many items satisfy all terms. */
export function itemsAtMost(terms: readonly Term[], column: WordColumn): number {
  return Math.min(...terms.map((term) => termItems(term, column)))
}

function termItems(term: Term, column: WordColumn): number {
  return column === 'all_words' ? term.items : term.nameItems
}
