import {
  IN_NAME,
  IN_OTHER_NAMES,
  IN_TEXT,
  type PlacedWord,
  placedWord,
  UNPLACED,
  type WordPlace,
} from './postings.ts'
import type { Vocabulary } from '#library-index/words/vocabulary.ts'

/** Words of an item with a space between two of them, each in the first list it belongs to. */
export interface ItemWords {
  readonly nameWords: string
  readonly otherNameWords: string
  readonly textWords: string
}

/** A tag among the words: no word begins with a sign, so that none is looked for as a word. */
const tagWord = (folded: string) => `#${folded}`

/** The tags of an item by their numbers. */
export function placedTags(tags: readonly string[], vocabulary: Vocabulary): PlacedWord[] {
  return tags.map((tag) => placedWord(vocabulary.numberOf(tagWord(tag)), UNPLACED))
}

/** Number of a folded tag that some item has, or had. */
export function findTag(folded: string, vocabulary: Vocabulary): number | undefined {
  return vocabulary.find(tagWord(folded))
}

/** The words of an item by their numbers. */
export function placedWords(item: ItemWords, vocabulary: Vocabulary): PlacedWord[] {
  const placed: PlacedWord[] = []
  const add = (words: string, place: WordPlace) => {
    for (const word of words === '' ? [] : words.split(' ')) {
      placed.push(placedWord(vocabulary.numberOf(word), place))
    }
  }
  add(item.nameWords, IN_NAME)
  add(item.otherNameWords, IN_OTHER_NAMES)
  add(item.textWords, IN_TEXT)
  return placed
}
