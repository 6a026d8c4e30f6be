import { MEANINGS } from '@glazy/contract/reading/described'
import type { Phrase, Trait } from '@glazy/contract/reading/phrase'
import { readQuery } from '@glazy/contract/reading/read-query'
import type { SearchQuery } from '@glazy/contract/search'
import { foreignPhrases } from '#library-index/words/english-words.ts'
import { queryWords } from '@glazy/contract/reading/text-words'

/** What the words of a search ask for. */
export interface Wish {
  readonly typed: string
  /** What is left of it beside the descriptions. */
  readonly left: string
  readonly terms: readonly Term[]
  readonly narrowing: readonly Term[]
  readonly described: readonly {
    readonly kind: Phrase['kind']
    readonly trait: Trait
    readonly words: readonly string[]
    readonly english?: readonly string[]
  }[]
}

/** Words that were typed, all of which are in an item, or all that English has for them. */
export interface Term {
  readonly words: readonly string[]
  readonly english?: readonly string[]
}

function termsOf(words: readonly string[]): readonly Term[] {
  const phrases = foreignPhrases(words)
  const isIn = (at: number) => phrases.some((each) => at >= each.at && at < each.at + each.count)
  return [
    ...phrases.map(({ at, count, english }) => ({ words: words.slice(at, at + count), english })),
    ...words.flatMap((word, at) => (isIn(at) ? [] : [{ words: [word] }])),
  ]
}

export function wishOf(query: SearchQuery): Wish {
  const typed = query.q ?? ''
  const { words, phrases } = readQuery(typed)
  const left = [words]
  const described = phrases.flatMap((phrase) => {
    if (!('trait' in phrase)) return []
    const text = typed.slice(phrase.from, phrase.to)
    const { kind } = phrase
    if (kind === 'type' || kind === 'color') {
      if (query.type === undefined) return [{ ...phrase, words: queryWords(text) }]
      left.push(text)
      return []
    }
    return query[kind] === undefined ? [{ ...phrase, words: queryWords(text) }] : []
  })
  const rest = phrases.length === 0 ? typed : left.filter(Boolean).join(' ')
  const narrowing = termsOf(queryWords(query.subsearch ?? ''))
  const terms = termsOf(queryWords(rest))
  const meaningOf = ({ english }: Term) => {
    const meaning = MEANINGS.get(english?.join(' ') ?? '')
    if (meaning === undefined || meaning === null || rest.includes('"')) return undefined
    if (meaning.kind === 'atmosphere') return meaning
    const isType = meaning.kind === 'type' || meaning.kind === 'color'
    return isType && query.type === undefined ? meaning : undefined
  }
  const meant = terms.flatMap((term) => {
    const meaning = meaningOf(term)
    if (!meaning || (meaning.kind === 'atmosphere' && query.atmosphere !== undefined)) return []
    return [{ ...term, kind: meaning.kind, trait: meaning.trait }]
  })
  const others = terms.filter((term) => meaningOf(term) === undefined)
  const remaining =
    others.length === terms.length ? rest : others.map((term) => term.words.join(' ')).join(' ')
  return { typed, left: remaining, terms: others, narrowing, described: [...described, ...meant] }
}

export function isAnyWord({ terms, narrowing, described }: Wish): boolean {
  return terms.length + narrowing.length + described.length > 0
}
