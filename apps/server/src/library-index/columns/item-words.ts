import {
  IN_NAME,
  IN_OTHER_NAMES,
  IN_TEXT,
  type PlacedWord,
  placedWord,
  UNPLACED,
  type WordPlace,
} from './postings.ts'
import { localWords } from '#library-index/words/local-words.ts'
import type { Vocabulary } from '#library-index/words/vocabulary.ts'
import type { MaterialKind } from '#db/tables/material.ts'

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

/**
 * The words of an item by their numbers. Raw materials also have their names in other languages, of
 * which the tables know nothing: names that are added or mended need no item to be written anew.
 */
export function placedWords(
  item: ItemWords & { readonly kind: MaterialKind },
  vocabulary: Vocabulary,
): PlacedWord[] {
  const names = [...split(item.nameWords), ...split(item.otherNameWords)]
  const known = new Set(names)
  const local = item.kind === 'primitive' ? [...localWords(known)] : []
  const added = new Set(local.filter((word) => !known.has(word)))
  const placed: PlacedWord[] = []
  const add = (words: Iterable<string>, place: WordPlace) => {
    for (const word of words) placed.push(placedWord(vocabulary.numberOf(word), place))
  }
  add(split(item.nameWords), IN_NAME)
  add(split(item.otherNameWords), IN_OTHER_NAMES)
  add(added, IN_OTHER_NAMES)
  add(
    split(item.textWords).filter((word) => !added.has(word)),
    IN_TEXT,
  )
  return placed
}

function split(words: string): readonly string[] {
  return words === '' ? [] : words.split(' ')
}
