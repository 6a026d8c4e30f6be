import { parseShortCode } from '@glazy/contract/short-code'
import type { Db } from '#db/database.ts'
import { anyWordTerm, prefixTerm, type Term } from '#library-index/write/search-terms.ts'
import { foldName, queryWords } from '#library-index/words/text-words.ts'
import type { TextMatch } from './text-match.ts'
import { likelyWords } from '#library-index/words/typing-errors.ts'
import {
  type CountedWord,
  countWords,
  findSimilarWords,
} from '#library-index/write/vocabulary.queries.ts'

/** What was typed: the keywords that rank, and further ones within the result. */
export interface Keywords {
  readonly query: string
  readonly within: string
}

/** Keywords as words. */
export interface TypedWords {
  /** The query as a folded name, against which names are compared. */
  readonly name: string
  /** The item whose id or short code was typed, and nothing else. */
  readonly id: number | null
  /** Words that rank. */
  readonly words: readonly string[]
  /** Further ones within the result. */
  readonly within: readonly string[]
}

/** Keywords as words; null when there are none; `nothing` when they hold no word at all. */
export function readWords({ query, within }: Keywords): TypedWords | null | 'nothing' {
  if (query.trim() === '' && within.trim() === '') return null
  const typed = {
    name: foldName(query),
    id: within.trim() === '' ? namedItem(query) : null,
    words: queryWords(query),
    within: queryWords(within),
  }
  return typed.words.length + typed.within.length === 0 ? 'nothing' : typed
}

/**
 * Words as a match with the figures of the vocabulary.
 *
 * @param facets what the filters of the query say as words
 */
export async function countKeywords(
  db: Db,
  { name, id, words, within }: TypedWords,
  facets: readonly string[] = [],
): Promise<TextMatch> {
  const counted = await countWords(db, [...words, ...within, ...facets])
  const terms = counted.map(prefixTerm)
  const typed = words.length + within.length
  return {
    name,
    id,
    words: counted.slice(0, typed),
    terms: terms.slice(0, words.length),
    narrowing: terms.slice(words.length, typed),
    facets: terms.slice(typed),
    scope: 'all_words',
  }
}

/** The item whose id or short code was typed, and nothing else. */
function namedItem(query: string): number | null {
  const trimmed = query.trim()
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed)
  return parseShortCode(trimmed) ?? null
}

/**
 * The same keywords with words that no item has replaced by words that look alike.
 *
 * @returns null when no word is unknown, or nothing looks like one
 */
export async function correctKeywords(db: Db, match: TextMatch): Promise<TextMatch | null> {
  if (match.words.every((word) => word.items > 0)) return null
  const terms: Term[] = []
  for (const word of match.words) {
    const term = word.items > 0 ? prefixTerm(word) : await similarTerm(db, word)
    if (term === null) return null
    terms.push(term)
  }
  const ranking = match.terms.length
  return {
    ...match,
    id: null,
    terms: terms.slice(0, ranking),
    narrowing: terms.slice(ranking),
    scope: 'names_words',
  }
}

async function similarTerm(db: Db, { word }: CountedWord): Promise<Term | null> {
  const likely = likelyWords(word, await findSimilarWords(db, word))
  return likely.length === 0 ? null : anyWordTerm(likely)
}
