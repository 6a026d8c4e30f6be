import { parseShortCode } from '@glazy/contract/short-code'
import { foldName, queryWords } from './text-words.ts'

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

/** The item whose id or short code was typed, and nothing else. */
function namedItem(query: string): number | null {
  const trimmed = query.trim()
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed)
  return parseShortCode(trimmed) ?? null
}
