import { GLAZE_NAMES } from '@glazy/ceramics/data/glaze-names'
import { foreignNames, NAMED_MATERIALS, namesIn } from '@glazy/ceramics/lookups/material-names'
import { GLAZE_TYPE_ID, MATERIAL_TYPES } from '@glazy/ceramics/lookups/material-types'
import { typeIdsWithin } from '@glazy/ceramics/lookups/types-within'
import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { textsOf } from '#platform/texts/texts.ts'
import { queryWords } from '@glazy/contract/reading/text-words'

/** Some words of a search that say in another language what English has words for. */
export interface ForeignPhrase {
  /** Its place among the words, and how many they are. */
  readonly at: number
  readonly count: number
  /** How it is called in English, as words of a search. */
  readonly english: readonly string[]
}

/** English words by those of other languages, in hiragana and with a space between two of them. */
let englishByWords: ReadonlyMap<string, readonly string[]> | undefined
let longest = 0

/**
 * Names of materials, types and atmospheres in other languages among the words of a search: of several that begin
 * with the same word the longest.
 *
 * @example foreignPhrases(['кварц']) // [{ at: 0, count: 1, english: ['quartz'] }]
 */
export function foreignPhrases(words: readonly string[]): readonly ForeignPhrase[] {
  englishByWords ??= readNames()
  const found: ForeignPhrase[] = []
  let at = 0
  while (at < words.length) {
    const phrase = phraseAt(englishByWords, words, at)
    if (phrase) found.push(phrase)
    at += phrase?.count ?? 1
  }
  return found
}

function phraseAt(
  names: ReadonlyMap<string, readonly string[]>,
  words: readonly string[],
  at: number,
): ForeignPhrase | undefined {
  for (let count = Math.min(longest, words.length - at); count > 0; count -= 1) {
    const english = names.get(words.slice(at, at + count).join(' '))
    if (english) return { at, count, english }
  }
  return undefined
}

/** One or two Latin letters are too often something else. */
const TOO_SHORT = /^\p{Script=Latin}{1,2}$/u

/** The word for a glaze, where it is written behind the name of one without a space: `青磁釉`, `Seladonglasur`. */
const GLAZE_AT_END: Readonly<Record<string, string>> = {
  da: 'glasur',
  de: 'glasur',
  ja: '釉',
  ko: '유',
  nl: 'glazuur',
  sv: 'glasyr',
  zh: '釉',
}

function readNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  const add = (name: string, english: readonly string[]) => {
    const words = queryWords(name)
    if (words.every((word) => TOO_SHORT.test(word)) || words.join(' ') === english.join(' ')) return
    names.set(words.join(' '), english)
    longest = Math.max(longest, words.length)
  }
  const glazes = typeIdsWithin(GLAZE_TYPE_ID)
  for (const language of LANGUAGE_CODES) {
    const t = textsOf(language, 'lookups')
    const glaze = GLAZE_AT_END[language]
    // Every type has its name in the file.
    for (const { id, name } of MATERIAL_TYPES) {
      const local = t(`type.${id}` as 'type.1')
      add(local, queryWords(name))
      const isWithout = glaze !== undefined && id !== GLAZE_TYPE_ID && glazes.has(id)
      if (isWithout && /^\p{L}+$/u.test(local) && !local.toLowerCase().endsWith(glaze))
        add(local + glaze, queryWords(name))
    }
    // The words for other atmospheres mean more: salt, wood.
    add(t('atmosphere.1'), ['oxidation'])
    add(t('atmosphere.3'), ['reduction'])
  }
  for (const { english, names: called } of GLAZE_NAMES)
    for (const name of called.split('; ')) {
      add(name, queryWords(english))
      // `オリベ釉`.
      if (/^\p{Script=Hiragana}+$/u.test(name)) add(`${name}釉`, queryWords(english))
    }
  // Materials come last, for a word such as that for silica is one of them rather than a type.
  for (const material of NAMED_MATERIALS) {
    const english = queryWords(namesIn(material, 'en')[0] ?? '')
    for (const name of foreignNames(material)) add(name, english)
  }
  return names
}
