import { expect, it } from 'vitest'
import { IN_NAME, IN_OTHER_NAMES, IN_TEXT, placedWord, type WordPlace } from './postings.ts'
import { placedWords } from './item-words.ts'
import { createVocabulary } from '#library-index/words/vocabulary.ts'

it('reads words with their places, and leaves out what the filters say', () => {
  const vocabulary = createVocabulary()
  const read = (nameWords: string, otherNameWords = '', textWords = '') =>
    placedWords({ nameWords, otherNameWords, textWords }, vocabulary)
  const placed = (word: string, place: WordPlace) => placedWord(vocabulary.find(word) ?? -1, place)
  expect(read("'#cone:6.' '#type:460.' '3134' 'ash'", "'esche'", "'a' 'b'")).toEqual([
    placed('3134', IN_NAME),
    placed('ash', IN_NAME),
    placed('esche', IN_OTHER_NAMES),
    placed('a', IN_TEXT),
    placed('b', IN_TEXT),
  ])
  expect(read("'ash'")).toEqual([placed('ash', IN_NAME)])
  expect(read("'#cone:6.' '#type:460.'")).toEqual([])
  expect(read('')).toEqual([])
})
