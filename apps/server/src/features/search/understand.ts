import { typeIdsWithin } from '@glazy/ceramics/lookups/types-within'
import type { FigureRange } from '@glazy/contract/ranges'
import { rangesOf } from '@glazy/contract/ranges'
import { MEANINGS } from '@glazy/contract/reading/described'
import type { Phrase, Trait } from '@glazy/contract/reading/phrase'
import { readQuery } from '@glazy/contract/reading/read-query'
import type { SearchFilters } from '@glazy/contract/search'
import { findMaterialsCalled } from '#library-index/find/materials-called.ts'
import type { IngredientWish } from '#library-index/find/made-of.ts'
import { viewerId } from '#library-index/visible.ts'
import type { ItemTrait } from '#library-index/words/description.ts'
import { foreignPhrases } from '#library-index/words/english-words.ts'
import { queryWords } from '@glazy/contract/reading/text-words'
import type { Keywords } from '#library-index/words/typed-words.ts'
import type { Db } from '#db/database.ts'
import {
  findPeopleByName,
  findPerson,
  type PeopleNamed,
} from '#features/accounts/person.queries.ts'
import type { SearchContext } from './search-context.ts'

/** What a search asks for beside its filters. */
export interface Understood extends Pick<Keywords, 'left' | 'described'> {
  /** What was not understood, as it was typed. */
  readonly words: string
  /** What was understood and is looked for. */
  readonly phrases: readonly Phrase[]
  readonly ranges: readonly FigureRange[]
  readonly ingredients: readonly IngredientWish[]
  /** Who may have written an item; undefined for anybody. */
  readonly authorIds?: readonly number[]
  /** Whether of the people of a name not all were looked at. */
  readonly isOfFewerPeople: boolean
}

/** A search whose text is nothing but words. */
export function wordsAlone(text: string): Understood {
  return {
    words: text,
    left: text,
    described: [],
    phrases: [],
    ranges: [],
    ingredients: [],
    isOfFewerPeople: false,
  }
}

/**
 * Reads the text of a search. What a filter says too is left to the filter; a material that there is
 * not is no more than words.
 */
export async function understand(
  context: SearchContext,
  query: SearchFilters,
): Promise<Understood> {
  const text = query.q ?? ''
  const reading = readQuery(text)
  const left = [reading.words]
  const phrases: Phrase[] = []
  const described: Understood['described'][number][] = []
  const ingredients: IngredientWish[] = []
  const ranges: FigureRange[] = []
  const authors: PeopleNamed[] = []
  for (const phrase of reading.phrases) {
    const words = text.slice(phrase.from, phrase.to)
    if (isOutdone(phrase, query)) continue
    if (isType(phrase) && query.type !== undefined) {
      left.push(words)
      continue
    }
    if (phrase.kind === 'with' || phrase.kind === 'without') {
      const materialIds = await materialsCalled(context, phrase.name)
      if (materialIds.length === 0) {
        left.push(words)
        continue
      }
      ingredients.push({ materialIds, isWithout: phrase.kind === 'without' })
    } else if (phrase.kind === 'figure') ranges.push(phrase.range)
    else if (phrase.kind === 'author') authors.push(await peopleCalled(context.db, phrase.name))
    else described.push({ text: words, isStrict: !isType(phrase), trait: traitOf(phrase.trait) })
    phrases.push(phrase)
  }
  const [first, ...others] = authors
  const authorIds = first?.ids.filter((id) => others.every(({ ids }) => ids.includes(id)))
  const isAnyUnderstood = reading.phrases.length > 0
  const words = isAnyUnderstood ? left.filter((each) => each !== '').join(' ') : text
  const inOtherLanguages = describedInOtherLanguages(words, query)
  return {
    words,
    left: inOtherLanguages?.left ?? words,
    described: [...described, ...(inOtherLanguages?.described ?? [])],
    phrases,
    ranges,
    ingredients,
    ...(authorIds && { authorIds }),
    isOfFewerPeople: authors.some(({ areMore }) => areMore),
  }
}

/** Types, colours and atmospheres by their names in other languages, and the words beside them. */
function describedInOtherLanguages(
  text: string,
  query: SearchFilters,
): Pick<Understood, 'left' | 'described'> | undefined {
  // What stands in quotation marks is never more than words.
  if (text.includes('"')) return undefined
  const words = queryWords(text)
  const left = new Set(words)
  const described = foreignPhrases(words).flatMap(({ at, count, english }) => {
    const meaning = MEANINGS.get(english.join(' '))
    if (!meaning) return []
    const isAtmosphere = meaning.kind === 'atmosphere'
    const isTypeAlone = isType(meaning) && query.type === undefined
    if (!isAtmosphere && !isTypeAlone) return []
    const named = words.slice(at, at + count)
    for (const word of named) left.delete(word)
    if (isAtmosphere && query.atmosphere !== undefined) return []
    return [{ text: named.join(' '), isStrict: isAtmosphere, trait: traitOf(meaning.trait) }]
  })
  return left.size === words.length ? undefined : { left: [...left].join(' '), described }
}

/** Types and colours are words as well: what is called so counts like what is of that type. */
function isType({ kind }: Pick<Phrase, 'kind'>): boolean {
  return kind === 'type' || kind === 'color'
}

/** Whether a filter is set that says the same or something else of it. */
function isOutdone(phrase: Phrase, query: SearchFilters): boolean {
  switch (phrase.kind) {
    case 'cone':
    case 'atmosphere':
    case 'surface':
    case 'transparency':
      return query[phrase.kind] !== undefined
    case 'figure':
      return rangesOf(query).some(({ axis }) => axis === phrase.range.axis)
    case 'author':
      return query.u !== undefined || query.username !== undefined
    case 'type':
    case 'color':
    case 'with':
    case 'without':
      return false
  }
}

async function materialsCalled(
  { index, viewer }: SearchContext,
  name: string,
): Promise<readonly number[]> {
  const asked = viewerId(viewer)
  return index.look(
    (pass) => findMaterialsCalled(pass, asked, name),
    JSON.stringify(['materials called', asked, name]),
  )
}

async function peopleCalled(db: Db, name: string): Promise<PeopleNamed> {
  const [person, people] = await Promise.all([findPerson(db, name), findPeopleByName(db, name)])
  return person === undefined ? people : { ...people, ids: [...people.ids, person.id] }
}

function traitOf({ types, surfaces, transparencies, ...trait }: Trait): ItemTrait {
  return {
    ...trait,
    ...(surfaces && { surfaces: new Set(surfaces) }),
    ...(transparencies && { transparencies: new Set(transparencies) }),
    ...(types && {
      typeIds: new Set(types.flatMap((id) => [...typeIdsWithin(id)])),
    }),
  }
}
