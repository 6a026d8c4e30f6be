import { foldText } from '@glazy/ceramics/lookups/slug'

/**
 * How text becomes words, for the index and for the queries alike. Words are folded here and not
 * by PostgreSQL, so that every database, whatever its locale and dictionaries, finds the same.
 */

/** Words of one text that are indexed at most. */
const WORDS_MAX = 400
/** Characters of a word that count. */
const WORD_LENGTH_MAX = 40

const APOSTROPHES = /['\u2018\u2019\u02bc`\u00b4]/g
/** The cone sign, also written as a Greek delta before a digit. */
const CONE_SIGN = /[\u0394\u03b4\u2206\u25b3](?=\s?\d)/g
const FRACTIONS = /[\u00bc-\u00be\u2150-\u215e]/g

const KANA_APART = 'ア'.charCodeAt(0) - 'あ'.charCodeAt(0)

/** Text in hiragana where it is in katakana: which of them somebody writes is a matter of taste. */
function inHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶヽヾ]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - KANA_APART),
  )
}

/**
 * Text in lower case, without accents, with subscripts and full-width forms as plain letters, and in
 * hiragana alone.
 */
function fold(text: string): string {
  const folded = foldText(
    text
      .replace(FRACTIONS, (fraction) => ` ${fraction}`)
      .replace(CONE_SIGN, ' ')
      .replace(APOSTROPHES, ''),
  )
  return inHiragana(folded)
}

/** A name as names are compared: folded, with single spaces between its words. */
export function foldName(name: string): string {
  return splitWords(fold(name)).join(' ')
}

/**
 * Whether a text holds every word that is typed into the filter of a list, folded as in a search. Nothing typed
 * leaves nothing out.
 *
 * @example textFilter('おりべ')('黒オリベ') // true
 */
export function textFilter(typed: string): (text: string) => boolean {
  const words = fold(typed).split(/\s+/u).filter(Boolean)
  return (text) => {
    const folded = words.length === 0 ? '' : fold(text)
    return words.every((word) => folded.includes(word))
  }
}

/** Words under which a text is found, each once. */
export function indexWords(text: string): string[] {
  const folded = fold(text)
  const words = new Set<string>()
  const plain = splitWords(folded)
  for (const word of plain) addWord(words, word)
  for (const joined of joinedForms(folded)) addWord(words, joined)
  for (const [position, word] of plain.entries()) {
    const next = plain[position + 1]
    if (next !== undefined && /^\p{L}{1,2}$/u.test(word) && /^\d{2,}$/.test(next)) {
      addWord(words, word + next)
    }
  }
  return [...words].slice(0, WORDS_MAX)
}

/** Words of a query, each of which must be the beginning of a word of the item. */
export function queryWords(text: string): string[] {
  const words = new Set<string>()
  for (const word of splitWords(fold(text))) {
    for (const part of unspacedParts(word)) words.add(part.slice(0, WORD_LENGTH_MAX))
  }
  return [...words]
}

function splitWords(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')
}

function addWord(words: Set<string>, word: string): void {
  const parts = unspacedParts(word)
  for (const part of parts) words.add(part.slice(0, WORD_LENGTH_MAX))
  const last = parts.at(-1)
  if (parts.length > 1 && last !== undefined) words.add([...last].at(-1) ?? last)
  // "F3134" is looked for as "3134" too.
  const code = /^\p{L}{1,4}(\d{2,})$/u.exec(word)?.[1]
  if (code !== undefined) words.add(code)
}

/**
 * Words with signs in them. They begin where a word begins: looked for from every letter on, a word
 * as long as a page would take seconds.
 */
const COMPOUND = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-./·][\p{L}\p{N}]+)+/gu

/** "G-200" is looked for as "G200" too. */
function joinedForms(folded: string): string[] {
  return (folded.match(COMPOUND) ?? [])
    .map((compound) => compound.replace(/[-./·]/g, ''))
    .filter((joined) => joined.length <= 20)
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]+/gu
const UNSPACED_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * Scripts without spaces between words are cut into overlapping pairs of characters, so that a
 * word inside a longer text is found.
 */
function unspacedParts(word: string): string[] {
  if (!UNSPACED_LETTER.test(word)) return [word]
  const spaced = word
    .replace(UNSPACED, ' ')
    .split(' ')
    .filter((part) => part !== '')
  return [...spaced, ...(word.match(UNSPACED) ?? []).flatMap(characterPairs)]
}

function characterPairs(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return [run]
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}
