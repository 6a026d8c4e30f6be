import type { LibraryColumns } from '#library-index/columns/columns.ts'
import type { TypedWords } from '#library-index/words/typed-words.ts'
import { likelyWords } from '#library-index/words/typing-errors.ts'
import type { Vocabulary } from '#library-index/words/vocabulary.ts'
import { type Description, hasNameOfItsOwn } from '#library-index/words/description.ts'
import type { Pass, RankedWords } from './find-hits.ts'
import { ingredientsCalled } from './ingredients-called.ts'
import { type DescribedChoice, findSimilarWords, isHeld } from './word-rows.ts'

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
  const found = await find(withIngredients(pass, typed, rankedWords(pass.columns, typed)))
  if (found.total > 0) return found
  const corrected = await correctWords(pass, typed)
  return corrected === null ? found : find(corrected)
}

function rankedWords({ vocabulary }: LibraryColumns, typed: TypedWords): RankedWords {
  const choices = (words: readonly string[]) => words.map((word) => vocabulary.beginningWith(word))
  const { name, nameLeft, id, described } = typed
  return {
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
function withIngredients(pass: Pass, typed: TypedWords, words: RankedWords): RankedWords {
  const ingredients = new Map(
    words.terms.flatMap((choice, at) => {
      const ids = ingredientsCalled(pass, typed.words[at] ?? '', choice)
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
    return { isStrict, trait, choices: words.map((word) => vocabulary.beginningWith(word)) }
  }
  const numbers = hasNameOfItsOwn(words) ? words.map((word) => vocabulary.find(word)) : []
  const known = numbers.flatMap((number) => number ?? [])
  const isAnyCalledSo = known.length === words.length
  return { isStrict, trait, choices: isAnyCalledSo ? known.map((each) => Int32Array.of(each)) : [] }
}

function keysOf(described: readonly Description[]) {
  return described.map(
    ({ words, isStrict, trait: { typeIds, surfaces, transparencies, ...rest } }) => [
      words,
      isStrict,
      rest,
      ...[typeIds, surfaces, transparencies].map((ids) => [...(ids ?? [])]),
    ],
  )
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
  const corrected: Int32Array[] = []
  for (const [at, choice] of [...terms, ...narrowing].entries()) {
    if (isHeld(columns, choice)) {
      corrected.push(choice)
      continue
    }
    const word = [...typed.words, ...typed.within][at] ?? ''
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
