import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { findNames } from '#library-index/columns/item-words.ts'
import { foreignPhrases } from '#library-index/words/english-words.ts'
import { heldWords } from '#library-index/words/firing-words.ts'
import type { TypedWords } from '#library-index/words/typed-words.ts'
import { likelyWords } from '#library-index/words/typing-errors.ts'
import type { Vocabulary } from '#library-index/words/vocabulary.ts'
import { type Description, hasNameOfItsOwn } from '#library-index/words/description.ts'
import { type DescribedChoice, keyOfTrait } from './described-rows.ts'
import type { Pass, RankedWords } from './find-hits.ts'
import type { WordChoice } from './holders.ts'
import { ingredientsCalled } from './ingredients-called.ts'
import { findSimilarWords, isHeld } from './word-rows.ts'

/**
 * Finds by the words that were typed, and where nothing is found by words that look alike.
 *
 * @param find looks for items by words, or by none
 */
export async function findTyped<TFound extends { readonly total: number }>(
  pass: Pass,
  typed: TypedWords | null,
  find: (words: RankedWords | undefined) => Promise<TFound>,
): Promise<TFound> {
  if (typed === null) return find(undefined)
  const found = await find(withIngredients(pass, typed))
  if (found.total > 0) return found
  const corrected = await correctWords(pass, typed)
  return corrected === null ? found : find(corrected)
}

/** A word that was typed, and with what English has for it, where it is of another language. */
interface Choice {
  readonly word: string
  readonly english?: string
  readonly choice: WordChoice
}

/**
 * What was typed is in an item, or what English says instead. Of names with several words each word
 * of the one is joined with each of the other: all of the one or all of the other is in the item.
 */
function choicesOf(vocabulary: Vocabulary, words: readonly string[]): readonly Choice[] {
  const phrases = foreignPhrases(words)
  return words.flatMap((word, at): readonly Choice[] => {
    const begun = vocabulary.beginningWith(word)
    const phrase = phrases.find((each) => at >= each.at && at < each.at + each.count)
    if (phrase === undefined) return [{ word, choice: begun }]
    return phrase.english.map((english) => ({
      word,
      english,
      choice: Int32Array.from(new Set([...begun, ...vocabulary.beginningWith(english)])).sort(),
    }))
  })
}

function rankedWords({ vocabulary }: LibraryColumns, typed: TypedWords): RankedWords {
  const choices = (words: readonly string[]) =>
    choicesOf(vocabulary, words).map(({ choice }) => choice)
  const { name, nameLeft, id, described } = typed
  const otherNames = findNames(name, vocabulary)
  return {
    ...(otherNames && { otherNames }),
    key: JSON.stringify(['typed', name, id, typed.words, typed.within, keysOf(described)]),
    name,
    nameLeft,
    id,
    described: described.map((each) => describedChoice(vocabulary, each)),
    terms: choices(typed.words),
    narrowing: choices(typed.within),
    isNamesOnly: false,
  }
}

/** The same words, which recipes also hold whose ingredients are called so. */
function withIngredients(pass: Pass, typed: TypedWords): RankedWords {
  const words = rankedWords(pass.columns, typed)
  const typedChoices = choicesOf(pass.columns.vocabulary, typed.words)
  const ingredients = new Map(
    words.terms.flatMap((choice, at) => {
      const { word = '', english } = typedChoices[at] ?? {}
      const called = english === undefined ? word : `${word} ${english}`
      const ids = ingredientsCalled(pass, called, choice)
      return ids.length === 0 ? [] : [[choice, ids] as const]
    }),
  )
  if (ingredients.size === 0) return words
  // What a material is called may change in another chunk.
  const called = [...ingredients.values()].map((ids) => [ids.length, digestOf(ids)])
  return { ...words, ingredients, key: JSON.stringify([words.key, called]) }
}

function digestOf(ids: Int32Array): number {
  return ids.reduce((digest, id) => Math.imul(digest ^ id, 0x01000193), 0x811c9dc5)
}

/** A strict phrase asks for the very words, any other for what begins so. */
function describedChoice(
  vocabulary: Vocabulary,
  { words, isStrict, trait }: Description,
): DescribedChoice {
  if (!isStrict) {
    const choices = choicesOf(vocabulary, words).map(({ choice }) => choice)
    return { isStrict, trait, choices }
  }
  const choices = hasNameOfItsOwn(words) ? words.flatMap(heldWords).map(anyOf(vocabulary)) : []
  return { isStrict, trait, choices: choices.every(({ length }) => length > 0) ? choices : [] }
}

function anyOf(vocabulary: Vocabulary) {
  return (words: readonly string[]) =>
    Int32Array.from(words.flatMap((word) => vocabulary.find(word) ?? [])).sort()
}

function keysOf(described: readonly Description[]) {
  return described.map(({ words, isStrict, trait }) => [words, isStrict, keyOfTrait(trait)])
}

/**
 * The same keywords with words that no item has replaced by words that look alike.
 *
 * @returns null when no word is unknown, or nothing looks like one
 */
async function correctWords(pass: Pass, typed: TypedWords): Promise<RankedWords | null> {
  const { columns, giveWay } = pass
  const { vocabulary } = columns
  const { terms, narrowing, name, nameLeft, described } = rankedWords(columns, typed)
  const typedChoices = [
    ...choicesOf(vocabulary, typed.words),
    ...choicesOf(vocabulary, typed.within),
  ]
  const corrected: Int32Array[] = []
  for (const [at, choice] of [...terms, ...narrowing].entries()) {
    if (isHeld(columns, choice)) {
      corrected.push(choice)
      continue
    }
    const word = typedChoices[at]?.word ?? ''
    const likely = likelyWords(word, await findSimilarWords(columns, word, giveWay))
    if (likely.length === 0) return null
    corrected.push(
      Int32Array.from(likely.flatMap((like) => vocabulary.find(like.word) ?? [])).sort(),
    )
  }
  if (corrected.every((choice, at) => choice === [...terms, ...narrowing][at])) return null
  return {
    key: JSON.stringify([
      'likely',
      name,
      typed.words.length,
      corrected.map((choice) => [...choice]),
      keysOf(typed.described),
    ]),
    name,
    nameLeft,
    described,
    id: null,
    terms: corrected.slice(0, terms.length),
    narrowing: corrected.slice(terms.length),
    isNamesOnly: true,
  }
}
