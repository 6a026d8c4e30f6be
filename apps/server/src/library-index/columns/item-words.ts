import {
  IN_NAME,
  IN_OTHER_NAMES,
  IN_TEXT,
  type PlacedWord,
  placedWord,
  type WordPlace,
} from './postings.ts'
import type { Vocabulary } from '#library-index/words/vocabulary.ts'

/** Words of an item as the database writes them, each in the first of the lists it belongs to. */
export interface ItemWords {
  readonly nameWords: string
  readonly otherNameWords: string
  readonly textWords: string
}

/** The words of an item by their numbers; what the filters say as words stays out. */
export function placedWords(item: ItemWords, vocabulary: Vocabulary): PlacedWord[] {
  const placed: PlacedWord[] = []
  const add = (lexemes: string, place: WordPlace) => {
    for (const word of readLexemes(lexemes)) {
      placed.push(placedWord(vocabulary.numberOf(word), place))
    }
  }
  add(item.nameWords, IN_NAME)
  add(item.otherNameWords, IN_OTHER_NAMES)
  add(item.textWords, IN_TEXT)
  return placed
}

/**
 * Words of a `tsvector` that is written as text: `'ash' 'blue'`. They hold neither quotes nor spaces.
 * They are sorted by their bytes, and facets begin with a sign that comes before all letters and
 * digits: these are most of what stands there, and are passed over at once.
 */
function readLexemes(lexemes: string): string[] {
  const lastFacet = lexemes.lastIndexOf("'#")
  const from = lastFacet === -1 ? 0 : lexemes.indexOf("'", lastFacet + 1) + 2
  return from >= lexemes.length ? [] : lexemes.slice(from + 1, -1).split("' '")
}
