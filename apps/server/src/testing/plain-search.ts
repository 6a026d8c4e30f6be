import type { ShelfFigures } from '@glazy/ceramics/batch/shelf-figures'
import { splitOtherNames } from '@glazy/ceramics/lookups/other-names'
import { descendants } from '@glazy/ceramics/lookups/material-types'
import type { Trait } from '@glazy/contract/reading/phrase'
import type { SearchQuery } from '@glazy/contract/search'
import { knownNames, localWords } from '#library-index/words/local-words.ts'
import { foldName, indexWords } from '@glazy/contract/reading/text-words'
import { oklabFromHex } from '#platform/images/oklab.ts'
import { coloursOf, compositionOf, figuresOf, isWanted } from './plain-filters.ts'
import type { Asker, WrittenItem, WrittenLibrary } from './plain-library.ts'
import { isAnyWord, type Term, type Wish, wishOf } from './plain-wish.ts'

/**
 * What a search finds, in its order, by one plain look at every item; undefined where nothing is
 * found by the words that were typed, so that others are looked for.
 */
export function plainSearch(
  library: WrittenLibrary,
  query: SearchQuery,
  asker: Asker,
): readonly number[] | undefined {
  const wish = wishOf(query)
  const found = [...library.items.values()]
    .filter((item) => isWanted(library, item, query, asker))
    .flatMap((item): Hit[] => {
      const rank = rankOf(item, wish, library)
      if (rank === undefined) return []
      const keys = keysOf(item, query, () => figuresOf(library, item, asker))
      return [{ item, rank, keys }]
    })
  if (found.length === 0 && isAnyWord(wish)) return undefined
  const { o, ox, os, color } = query
  const isByFigure = ox !== undefined || os !== undefined || color !== undefined
  const isRanked = !isByFigure && o === undefined
  const isTogether =
    query.alike === 'together' && (ox !== undefined || os !== undefined || color === undefined)
  return (isTogether ? firstOfEach(found, library, query) : found)
    .toSorted((a, b) => (isRanked ? a.rank - b.rank : 0) || compare(a.keys, b.keys))
    .map(({ item }) => item.id)
}

interface Hit {
  readonly item: WrittenItem
  readonly rank: number
  readonly keys: Keys
}

/** One item of each composition: the first in the order that was chosen, else by rank and the last change. */
function firstOfEach(
  found: readonly Hit[],
  library: WrittenLibrary,
  { ox, os, o }: SearchQuery,
): readonly Hit[] {
  const order = ox === undefined && os === undefined && o !== undefined ? { o } : undefined
  const sorted = found.toSorted(
    (a, b) =>
      (order ? 0 : a.rank - b.rank) ||
      compare(keysOf(a.item, order ?? {}), keysOf(b.item, order ?? {})),
  )
  const seen = new Set<string>()
  return sorted.filter(({ item }) => {
    const composition = compositionOf(library, item)
    const isFirst = composition === '' || !seen.has(composition)
    seen.add(composition)
    return isFirst
  })
}

const [NAME, OTHER_NAME, TEXT, NOWHERE] = [0, 1, 2, 3]

/**
 * The name, another name, the beginning of the name by whole words, of the name or another name within
 * a word, its words; the id; the beginning of the name and its words for what is what some words say;
 * other names, the description.
 */
function rankOf(item: WrittenItem, wish: Wish, { items }: WrittenLibrary): number | undefined {
  const { typed, narrowing } = wish
  if (!isAnyWord(wish)) return 0
  const isId = narrowing.length === 0 && typed.trim() === String(item.id)
  const byWords = rankByWords(item, wish, items)
  return isId ? Math.min(byWords ?? ID, ID) : byWords
}

const ID = 6

function rankByWords(
  item: WrittenItem,
  wish: Wish,
  items: WrittenLibrary['items'],
): number | undefined {
  const { typed, left, terms, narrowing, described } = wish
  const words = [
    indexWords(item.name),
    otherNamesOf(item),
    item.texts.flatMap((text) => indexWords(text.replace(/<[^>]*>/g, ' '))),
  ]
  const placeOf = (isIt: (word: string) => boolean) => {
    const place = words.findIndex((each) => each.some(isIt))
    return place === -1 ? NOWHERE : place
  }
  const begins = (term: string) => placeOf((word) => word.startsWith(term))
  const made = item.componentIds.flatMap((id) => {
    const material = items.get(id)
    if (material?.kind !== 'primitive' || material.isPrivate || material.isWithheld) return []
    return [...indexWords(material.name), ...otherNamesOf(material)]
  })
  const all = (term: readonly string[], one: (word: string) => number) =>
    Math.max(...term.map((word) => one(word)))
  const either = ({ words: said, english = said }: Term, one: (word: string) => number) =>
    Math.min(all(said, one), all(english, one))
  const beginsInside = (term: Term) =>
    either(term, (word) => {
      const isLong = word.length >= 3 || term.english !== undefined
      const isMadeOf = isLong && made.some((each) => each.startsWith(word))
      return Math.min(begins(word), isMadeOf ? TEXT : NOWHERE)
    })
  if (narrowing.some((term) => either(term, begins) === NOWHERE)) return undefined
  const very = terms.map(beginsInside)
  if (very.includes(NOWHERE)) return undefined
  const counted = [...very]
  for (const phrase of described) {
    const isType = phrase.kind === 'type' || phrase.kind === 'color'
    const whole = (word: string) => placeOf((each) => each === word)
    const isNamed = isType || phrase.words.length > 1 || /\p{L}|^0/u.test(phrase.words[0] ?? '')
    const found = isNamed ? either(phrase, isType ? begins : whole) : NOWHERE
    const inWords = !isType && found > OTHER_NAME ? NOWHERE : found
    const asTrait = !isOfTrait(item, phrase.trait) ? NOWHERE : isType ? OTHER_NAME : NAME
    if (Math.min(inWords, asTrait) === NOWHERE) return undefined
    very.push(inWords)
    counted.push(Math.min(inWords, asTrait))
  }
  if (counted.length === 0) return 0
  const name = foldName(item.name)
  const wanted = foldName(typed)
  const [isNamed, isDescribed] = [Math.max(...very) === NAME, described.length > 0]
  if (isNamed && name === wanted) return 0
  const others = namesOf(item).filter(({ length }) => length < 40)
  if (others.includes(wanted)) return 1
  // Where some words describe, these two are one rank.
  if (isNamed && (isDescribed ? name.startsWith(wanted) : name.startsWith(`${wanted} `))) return 2
  const isBegun = others.some((other) => other.startsWith(`${wanted} `))
  if (isBegun || (isNamed && name.startsWith(wanted))) return isDescribed ? 2 : 3
  if (isNamed) return 4
  const worst = Math.max(...counted)
  if (worst === NAME) return left !== '' && name.startsWith(foldName(left)) ? 5 : ID
  return worst === TEXT ? 8 : 7
}

/** What it is also called, and a raw material by any name of its substance. */
function namesOf({ kind, name, alsoCalled }: WrittenItem): readonly string[] {
  const known = kind === 'primitive' ? knownNames(name) : []
  return [...splitOtherNames(alsoCalled).map(foldName), ...known]
}

/** Words of other names, those in other languages among them. */
function otherNamesOf({ kind, name, otherNames }: WrittenItem): readonly string[] {
  const words = [name, ...otherNames].flatMap((each) => indexWords(each))
  return kind === 'primitive' ? [...words, ...localWords(new Set(words))] : words
}

function isOfTrait(item: WrittenItem, trait: Trait): boolean {
  const { cones, atmosphere, surfaces = [], transparencies = [], types = [] } = trait
  const { fromConeId: from, toConeId: to } = item
  return (
    (!!cones && from !== null && to !== null && from <= cones.toId && to >= cones.fromId) ||
    (atmosphere !== undefined && item.atmospheres.includes(atmosphere)) ||
    surfaces.includes(item.surfaceId ?? 0) ||
    transparencies.includes(item.transparencyId ?? 0) ||
    types.some((id) => [id, ...descendants(id).map((type) => type.id)].includes(item.typeId ?? 0))
  )
}

type Keys = readonly number[]

function keysOf(
  item: WrittenItem,
  { o, os, ox, oa, od, color }: SearchQuery,
  figures?: () => ShelfFigures | undefined,
): Keys {
  const last = [-item.updatedAt, -item.id]
  if (ox !== undefined) {
    const { umf, percent, molePercent } = item.chemistry
    const value = (oa === 'percent' ? percent : oa === 'molePercent' ? molePercent : umf?.moles)?.[
      ox
    ]
    return value === undefined || value === 0
      ? [1, ...last]
      : [0, od === 'asc' ? value : -value, -item.id]
  }
  if (os !== undefined) {
    const { costPerKilogram, usesUp = 0 } = figures?.() ?? {}
    return [os === 'cost' ? (costPerKilogram ?? Infinity) : -usesUp, -item.id]
  }
  if (color !== undefined) {
    const other = oklabFromHex(color)
    const distances = coloursOf(item).map(
      ([L, a, b]) => (L - other.L) ** 2 + (a - other.a) ** 2 + (b - other.b) ** 2,
    )
    return [Math.min(...distances), -item.id]
  }
  const rating = item.ratingAverage
  switch (o ?? 'un') {
    case 'un':
      return last
    case 'uo':
      return [item.updatedAt, item.id]
    case 'cn':
      return [-item.createdAt, -item.id]
    case 'co':
      return [item.createdAt, item.id]
    case 'rh':
      return [rating === null ? 1 : -rating, -item.ratingCount, ...last]
    case 'rl':
      return [rating ?? Infinity, -item.ratingCount, ...last]
  }
}

function compare(one: Keys, other: Keys): number {
  for (const [at, key] of one.entries()) {
    const difference = key === other[at] ? 0 : key - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
