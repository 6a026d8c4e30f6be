import { parseShortCode } from '@glazy/contract/short-code'
import type { Description } from './description.ts'
import { foldName, queryWords } from '@glazy/contract/reading/text-words'

/** What was typed: the keywords that rank, and further ones within the result. */
export interface Keywords {
  readonly query: string
  readonly within: string
  /** What is left of the query beside what was understood in it. */
  readonly left: string
  readonly described: readonly Described[]
}

/** A part of the query that describes an item, by its text and its words. */
interface Described extends Omit<Description, 'words'> {
  readonly text: string
}

/** Keywords as words. */
export interface TypedWords {
  /** The query as a folded name, against which names are compared. */
  readonly name: string
  /** What is left of it beside what describes an item. */
  readonly nameLeft: string
  readonly described: readonly Description[]
  /** The item whose id or short code was typed, and nothing else. */
  readonly id: number | null
  /** Words that rank. */
  readonly words: readonly string[]
  /** Further ones within the result. */
  readonly within: readonly string[]
}

/** Keywords as words; null when there are none; `nothing` when they hold no word at all. */
export function readWords(keywords: Keywords): TypedWords | null | 'nothing' {
  const { query, within, left, described } = keywords
  if (described.length === 0 && left.trim() === '' && within.trim() === '') return null
  const typed = {
    name: foldName(query),
    nameLeft: foldName(left),
    id: within.trim() === '' ? namedItem(query) : null,
    words: queryWords(left),
    within: queryWords(within),
    described: described.map(({ text, ...each }) => ({ ...each, words: queryWords(text) })),
  }
  const count = typed.words.length + typed.within.length + described.length
  return count === 0 ? 'nothing' : typed
}

/** The item whose id or short code was typed, and nothing else. */
function namedItem(query: string): number | null {
  const trimmed = query.trim()
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed)
  return parseShortCode(trimmed) ?? null
}
