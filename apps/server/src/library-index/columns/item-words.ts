import {
  IN_NAME,
  IN_OTHER_NAMES,
  IN_TEXT,
  type PlacedWord,
  placedWord,
  UNPLACED,
  type WordPlace,
} from './postings.ts'
import { splitOtherNames } from '@glazy/ceramics/lookups/other-names'
import { endsOfFirings } from '#library-index/words/firing-words.ts'
import { knownNames, localWords } from '#library-index/words/local-words.ts'
import type { Vocabulary } from '#library-index/words/vocabulary.ts'
import type { IndexRow } from './index-row.ts'
import { foldName } from '@glazy/contract/reading/text-words'

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
  item: Pick<IndexRow, 'kind' | 'nameWords' | 'otherNameWords' | 'textWords'>,
  vocabulary: Vocabulary,
): PlacedWord[] {
  const known = new Set([...split(item.nameWords), ...split(item.otherNameWords)])
  const placed: PlacedWord[] = []
  const numbers = new Set<number>()
  const add = (words: Iterable<string>, place: WordPlace) => {
    for (const word of words) {
      const number = vocabulary.numberOf(word)
      if (numbers.has(number)) continue
      numbers.add(number)
      placed.push(placedWord(number, place))
    }
  }
  add(split(item.nameWords), IN_NAME)
  add(endsOfFirings(known), IN_NAME)
  add(split(item.otherNameWords), IN_OTHER_NAMES)
  if (item.kind === 'primitive') add(localWords(known), IN_OTHER_NAMES)
  add(split(item.textWords), IN_TEXT)
  return placed
}

/** A name as one word, told from the words by its sign as a tag is. */
const nameWord = (folded: string) => `=${folded}`

/** Words of the vocabulary are not longer than this; nobody types such a name. */
const NAME_LENGTH_MAX = 39

/** What an item is also called, each name as one word: a raw material has the names of its substance. */
export function placedNames(
  item: Pick<IndexRow, 'kind' | 'name' | 'otherNames'>,
  vocabulary: Vocabulary,
): PlacedWord[] {
  const names = new Set(splitOtherNames(item.otherNames).map(foldName))
  if (item.kind === 'primitive') for (const name of knownNames(item.name)) names.add(name)
  return [...names]
    .filter((name) => name !== '' && name.length <= NAME_LENGTH_MAX)
    .map((name) => placedWord(vocabulary.numberOf(nameWord(name)), UNPLACED))
}

/** Names that are a folded text, and those that begin with it and a further word. */
export function findNames(folded: string, vocabulary: Vocabulary) {
  if (folded === '') return undefined
  const word = nameWord(folded)
  const same = vocabulary.find(word)
  return {
    same: Int32Array.from(same === undefined ? [] : [same]),
    begun: vocabulary.beginningWith(`${word} `),
  }
}

function split(words: string): readonly string[] {
  return words === '' ? [] : words.split(' ')
}
