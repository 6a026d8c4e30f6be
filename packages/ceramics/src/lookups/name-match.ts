import { letterPairs, spellingLikeness } from './letter-pairs.ts'
import { nameWords } from './name-words.ts'
import { withoutPackaging } from './packaging.ts'
import { createSubstanceReader, maySubstancesBeSame, type Substance } from './substance.ts'

/** A match scoring less than this is none. */
export const MINIMUM_MATCH_SCORE = 0.55

/** Score of names that are the same but for case, accents, punctuation and the order of words. */
export const MAXIMUM_MATCH_SCORE = 2

/** Longest name that is compared, in characters; the rest of a longer one is left out. */
const NAME_MAX_LENGTH = 255

/** Words less alike than this are different words. */
const MINIMUM_WORD_SIMILARITY = 0.5

/** A candidate found for a name. */
export interface NameMatch<TItem> {
  readonly item: TItem
  /** 2 for the same name; otherwise likeness from 0.55 up to 1. */
  readonly score: number
}

/** Finds the candidates whose names come near a name, the nearest first. */
export type NameMatcher<TItem> = (name: string) => NameMatch<TItem>[]

interface Candidate<TItem> {
  readonly item: TItem
  readonly order: number
  readonly words: readonly string[]
  readonly substance: Substance
  /** Whether these are all words of a name. */
  readonly isWhole: boolean
}

/**
 * Prepares fuzzy look-up of names, made for ingredient names of imported recipes.
 *
 * Words count whatever their order, misspelled words count by the letter pairs they share (Dice's
 * coefficient), and a word counts the less the more candidates have it: `Soda Feldspar` must not
 * find `Potash Feldspar` because both are feldspars. Figures name a product and are never misspelt:
 * frit 3134 is not frit 3124. Nor does a name find another substance: see `substance.ts`.
 *
 * @param items candidates; of equals the earlier wins
 * @param namesOf names of a candidate, other names included
 * @example
 * const match = createNameMatcher(materials, (material) => [material.name])
 * match('feldspar, custer')[0]?.item.name // 'Custer Feldspar'
 */
export function createNameMatcher<TItem>(
  items: readonly TItem[],
  namesOf: (item: TItem) => readonly string[],
): NameMatcher<TItem> {
  const substanceOf = createSubstanceReader()
  const candidates = items.flatMap((item, order) =>
    namesOf(item).flatMap((name) =>
      variants(name, substanceOf).map((variant): Candidate<TItem> => ({ item, order, ...variant })),
    ),
  )
  const weightOf = wordWeights(candidates)
  const byWord = candidatesByWord(candidates)
  const likeWords = wordLookup([...byWord.keys()])

  return (name) => {
    const best = new Map<number, NameMatch<TItem>>()
    const spelt = variants(name, substanceOf)
    for (const asked of [...spelt, ...withoutMesh(name, substanceOf)]) {
      const likeness = asked.words.map(likeWords)
      // Whoever has none of the like words has nothing in common with the name.
      const near = new Set(
        likeness.flatMap((like) => [...like.keys()].flatMap((word) => byWord.get(word) ?? [])),
      )
      for (const candidate of near) {
        const { item, order } = candidate
        const score =
          asked.isWhole && candidate.isWhole && isSame(asked.words, candidate.words)
            ? MAXIMUM_MATCH_SCORE
            : similarity(asked, candidate, likeness, weightOf)
        if (score >= MINIMUM_MATCH_SCORE && score > (best.get(order)?.score ?? 0)) {
          best.set(order, { item, score })
        }
      }
    }
    return [...best].sort(([a, one], [b, other]) => other.score - one.score || a - b).map(second)
  }
}

function second<TValue>(pair: readonly [unknown, TValue]): TValue {
  return pair[1]
}

/** The words of a name, all of them or some, and what they say of its substance. */
type Variant = Omit<Candidate<unknown>, 'item' | 'order'>

type SubstanceOf = ReturnType<typeof createSubstanceReader>

/** The words of a name, and those without what stands in brackets. */
function variants(name: string, substanceOf: SubstanceOf): Variant[] {
  const short = name.slice(0, NAME_MAX_LENGTH)
  const words = nameWords(short)
  if (words.length === 0) return []
  // What stands in brackets says what a name means, also where only the rest is compared.
  const substance = substanceOf(short, words)
  const bare = nameWords(short.replaceAll(BRACKETS, ' '))
  const isBracketed = bare.length > 0 && bare.length < words.length
  const whole = { words, substance, isWhole: true }
  return isBracketed ? [whole, { words: bare, substance, isWhole: false }] : [whole]
}

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g

/** The words of a name that says how fine it is, without that. */
function withoutMesh(name: string, substanceOf: SubstanceOf): Variant[] {
  const short = name.slice(0, NAME_MAX_LENGTH)
  const words = nameWords(withoutPackaging(short))
  if (words.length === 0 || withoutPackaging(short) === short) return []
  return [{ words, substance: substanceOf(short, nameWords(short)), isWhole: false }]
}

function candidatesByWord<TItem>(candidates: readonly Candidate<TItem>[]) {
  const byWord = new Map<string, Candidate<TItem>[]>()
  for (const candidate of candidates) {
    for (const word of new Set(candidate.words)) {
      const others = byWord.get(word)
      if (others) others.push(candidate)
      else byWord.set(word, [candidate])
    }
  }
  return byWord
}

function isSame(words: readonly string[], others: readonly string[]): boolean {
  if (words.length !== others.length) return false
  const sorted = others.toSorted()
  return words.toSorted().every((word, index) => word === sorted[index])
}

/** Share of the words' weight that both names have in common, 0 to 1. */
function similarity(
  asked: Variant,
  candidate: Variant,
  likeness: readonly ReadonlyMap<string, number>[],
  weightOf: (word: string) => number,
): number {
  const { words } = asked
  const { words: others } = candidate
  if (haveOtherFigures(words, others)) return 0
  if (!maySubstancesBeSame(asked.substance, candidate.substance, isWithin(words, others))) return 0
  let common = 0
  let whole = 0
  for (const [index, word] of words.entries()) {
    const weight = weightOf(word)
    whole += weight
    common += weight * Math.max(0, ...others.map((other) => likeness[index]?.get(other) ?? 0))
  }
  for (const other of others) {
    const weight = weightOf(other)
    whole += weight
    common += weight * Math.max(0, ...likeness.map((like) => like.get(other) ?? 0))
  }
  return whole === 0 ? 0 : common / whole
}

/** Whether all words of one name stand in the other. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return (
    words.every((word) => others.includes(word)) || others.every((word) => words.includes(word))
  )
}

/** Whether both names hold figures and share none of them. */
function haveOtherFigures(words: readonly string[], others: readonly string[]): boolean {
  const figures = words.filter(isFigure)
  return (
    figures.length > 0 &&
    others.some(isFigure) &&
    !figures.some((figure) => others.includes(figure))
  )
}

function isFigure(word: string): boolean {
  return /\p{N}/u.test(word)
}

/**
 * Rare words weigh more (inverse document frequency). A word that no candidate has tells nothing
 * apart, so `325 mesh` does not keep a bentonite from being found: it weighs half of the rarest.
 */
function wordWeights(candidates: readonly { readonly words: readonly string[] }[]) {
  const counts = new Map<string, number>()
  for (const { words } of candidates) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (word: string) => {
    const count = counts.get(word)
    return Math.log(1 + candidates.length / (count ?? 1)) * (count === undefined ? 0.5 : 1)
  }
}

/** For a word, all words of a vocabulary that are like it, with their likeness 0 to 1. */
function wordLookup(words: readonly string[]) {
  const vocabulary = words.map((word) => ({ word, pairs: letterPairs(word) }))
  const known = new Map<string, ReadonlyMap<string, number>>()
  return (word: string): ReadonlyMap<string, number> => {
    const found = known.get(word)
    if (found) return found
    const pairs = letterPairs(word)
    const like = new Map<string, number>()
    for (const entry of vocabulary) {
      const likeness = entry.word === word ? 1 : spellingLikeness(pairs, entry.pairs)
      if (likeness >= MINIMUM_WORD_SIMILARITY) like.set(entry.word, likeness)
    }
    known.set(word, like)
    return like
  }
}
