import { foldText } from './slug.ts'

/** A match scoring less than this is none. */
export const MINIMUM_MATCH_SCORE = 0.55

/** Score of names that are the same except for case, accents and punctuation. */
export const MAXIMUM_MATCH_SCORE = 2

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
}

/**
 * Prepares fuzzy look-up of names, made for ingredient names of imported recipes.
 *
 * Words count whatever their order, misspelled words count by the letter pairs they share (Dice's
 * coefficient), and a word counts the less the more candidates have it: `Soda Feldspar` must not
 * find `Potash Feldspar` because both are feldspars. Figures name a product, never misspelled:
 * frit 3134 is not frit 3124.
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
  const candidates = items.flatMap((item, order) =>
    namesOf(item)
      .flatMap(variants)
      .map((words): Candidate<TItem> => ({ item, order, words })),
  )
  const weightOf = wordWeights(candidates)
  const byWord = candidatesByWord(candidates)
  const likeWords = wordLookup([...byWord.keys()])

  return (name) => {
    const best = new Map<number, NameMatch<TItem>>()
    const spelt = variants(name)
    for (const words of [...spelt, ...withoutMesh(name)]) {
      const likeness = words.map(likeWords)
      // Whoever has none of the like words has nothing in common with the name.
      const near = new Set(
        likeness.flatMap((like) => [...like.keys()].flatMap((word) => byWord.get(word) ?? [])),
      )
      for (const { item, order, words: candidateWords } of near) {
        const score =
          spelt.includes(words) && isSame(words, candidateWords)
            ? MAXIMUM_MATCH_SCORE
            : similarity(words, candidateWords, likeness, weightOf)
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

/** The words of a name, and those without what is in brackets. */
function variants(name: string): string[][] {
  const spelt = [name, name.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')].map(wordsOf)
  const [whole = [], bare = []] = spelt
  if (whole.length === 0) return []
  return bare.length === 0 || bare.length === whole.length ? [whole] : [whole, bare]
}

/** How finely something is ground does not change what it is; of sands and grogs it is the name. */
const MESH = /(?<![\p{L}\p{N}])[-+]?\d{2,4}[\s-]?mesh\b/giu

/** The words of a name that says how fine it is, without that. */
function withoutMesh(name: string): string[][] {
  const words = wordsOf(name.replaceAll(MESH, ' '))
  return words.length > 0 && name.search(MESH) >= 0 ? [words] : []
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

function wordsOf(name: string): string[] {
  return foldText(name)
    .replaceAll(/['’‘ʼ`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/u)
    .filter((word) => word !== '')
}

function isSame(words: readonly string[], others: readonly string[]): boolean {
  return words.length === others.length && words.every((word, index) => word === others[index])
}

/** Share of the words' weight that both names have in common, 0 to 1. */
function similarity(
  words: readonly string[],
  others: readonly string[],
  likeness: readonly ReadonlyMap<string, number>[],
  weightOf: (word: string) => number,
): number {
  if (haveOtherFigures(words, others)) return 0
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

/** Pairs of neighbouring letters, the ends marked; a figure has none. */
function letterPairs(word: string): ReadonlySet<string> {
  if (isFigure(word)) return new Set()
  const padded = `^${word}$`
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

/** Dice's coefficient of two sets: twice what they share, over both sizes. */
function spellingLikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared += 1
  return (2 * shared) / (one.size + other.size)
}
