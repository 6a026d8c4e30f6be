import { firstPlace } from '#library-index/first-place.ts'
import { createWordLikeness, type LikeWord } from './word-likeness.ts'

/**
 * The words of the library by number. A word keeps its number for as long as the process runs.
 */
export interface Vocabulary {
  /** How many words there are; their numbers are smaller. */
  size(): number
  /** Number of a word, which it gets now unless it has one. */
  numberOf(word: string): number
  /** Number of a word that some item has, or had. */
  find(word: string): number | undefined
  /** The word of a number. */
  word(number: number): string
  /** All words that look like the given one in some way, the likest first. */
  like(word: string): LikeWord[]
  /** Does in small pieces what the first call of `like` would have to do. */
  prepare(): Promise<void>
  /** Numbers of all words that begin so, in rising order. */
  beginningWith(beginning: string): Int32Array
}

/** So many new words are looked through one by one before they are sorted in. */
const UNSORTED_MAX = 1_000

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>()
  const words: string[] = []
  const likeness = createWordLikeness()
  let sorted: string[] = []
  let unsorted: string[] = []

  function sortIn(): void {
    // What is sorted already costs the sort next to nothing.
    sorted = [...sorted, ...unsorted.sort()].sort()
    unsorted = []
  }

  return {
    size: () => words.length,
    find: (word) => numbers.get(word),
    word: (number) => words[number] ?? '',
    like: (word) => likeness.like(word),
    prepare: () => likeness.prepare(),
    numberOf(word) {
      const known = numbers.get(word)
      if (known !== undefined) return known
      const number = words.length
      numbers.set(word, number)
      words.push(word)
      likeness.add(word)
      unsorted.push(word)
      return number
    },
    beginningWith(beginning) {
      if (unsorted.length > UNSORTED_MAX) sortIn()
      const found = unsorted.filter((word) => word.startsWith(beginning))
      const first = firstPlace(sorted.length, (at) => (sorted[at] ?? '') >= beginning)
      for (let at = first; at < sorted.length; at += 1) {
        const word = sorted[at] ?? ''
        if (!word.startsWith(beginning)) break
        found.push(word)
      }
      return Int32Array.from(found, (word) => numbers.get(word) ?? -1).sort()
    },
  }
}
