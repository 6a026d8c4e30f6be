import { type SearchQuery } from '@glazy/contract/search'
import {
  ALIKE,
  LIST_FIGURES,
  MAKEABLE,
  SEARCH_ORDERS,
  SHELF_ORDERS,
} from '@glazy/contract/vocabulary'
import { type ChangingLibrary, COLOURS, some } from './changing-library.ts'

/** What a search can ask for beside its words, each of which a random one asks for now and then. */
function wishesFor(library: ChangingLibrary): readonly (() => Partial<SearchQuery>)[] {
  const { dice, ids, materials, inner, collections, owner, other } = library
  const { oneOf } = dice
  return [
    () => ({ subsearch: some(dice, 1) }),
    () => ({ composite: true }),
    () => ({ primitive: true }),
    () => ({ analysis: true }),
    () => ({ type: oneOf([460, 470, 530, 99_999]) }),
    () => ({ base_type: oneOf([460, 530]) }),
    () => ({ cone: oneOf(['low', 'mid', 'high', 6, 7] as const) }),
    () => ({ atmosphere: oneOf([1, 3]) }),
    () => ({ surface: oneOf([1, 2]) }),
    () => ({ transparency: oneOf([1, 4]) }),
    () => ({ country: oneOf([12, 250]) }),
    () => ({ state: oneOf([1, 2, 3]) }),
    () => ({ production: oneOf([true, false]) }),
    () => ({ tags: [oneOf(['winter class', 'LINER', 'Émail', 'unheard'])] }),
    () => ({ tags: ['liner', 'email'] }),
    () => ({ photo: true }),
    () => ({ has_analysis: oneOf([true, false]) }),
    () => ({ is_private: true }),
    () => ({ collection: oneOf([...collections, 999_999]) }),
    () => ({ collection: oneOf(collections), u: String(oneOf([owner, other])) }),
    () => ({ u: oneOf([String(owner), 'TEST1', 'nobody']) }),
    () => ({ u: String(oneOf([owner, other])), unorganized: true }),
    () => ({ username: oneOf(['TEST', 'Potter', 'nobody', String(other)]) }),
    () => ({ id: Array.from({ length: 40 }, () => oneOf(ids)) }),
    () => ({ 'id[]': Array.from({ length: 40 }, () => oneOf(ids)) }),
    () => ({ color: oneOf(COLOURS) }),
    () => ({ min: { SiO2_percent: 50 }, max: { SiO2_percent: 63 } }),
    () => ({ min: { SiO2: oneOf([1, 2.5]), Al2O3: 0.1 }, max: {} }),
    () => ({ min: {}, max: { KNaO: 0.3, SiO2_percent_mol: 80 } }),
    () => ({ min: { R2O: 0.2 }, max: { SiO2Al2O3Ratio: 12, R2ORORatio: 5 } }),
    () => ({ min: {}, max: { KNaO_percent: oneOf([3, 6]), RO: 0.9, B2O3: 0 } }),
    () => ({ makeable: oneOf(MAKEABLE) }),
    () => ({ makeable: oneOf(MAKEABLE), os: oneOf(SHELF_ORDERS) }),
    () => ({ enough_for: oneOf([0.5, 1, 10]) }),
    () => ({ enough_for: oneOf([0.5, 1]), os: oneOf(SHELF_ORDERS) }),
    () => ({ with: [oneOf(materials)] }),
    () => ({ with: [oneOf(materials), oneOf([...inner, ...materials])] }),
    () => ({ without: [oneOf([...materials, ...inner])] }),
    () => ({ only: Array.from({ length: 16 }, () => oneOf([...materials, ...inner])) }),
    () => ({ alike: oneOf(ALIKE) }),
    () => ({ alike_to: oneOf(ids) }),
    () => ({
      ox: oneOf(['SiO2', 'CaO', 'Al2O3'] as const),
      od: oneOf(['asc', 'desc'] as const),
      oa: oneOf(LIST_FIGURES),
    }),
  ]
}

/** A search of a few words and of a few other things. */
export function randomQuery(library: ChangingLibrary): SearchQuery {
  const { dice, ids } = library
  const { oneOf, random } = dice
  const wishes = wishesFor(library)
  const typed = some(dice, 2)
  const typedPart = typed.slice(0, 1 + Math.floor(random() * typed.length))
  const asked = Array.from({ length: oneOf([0, 1, 1, 2, 2, 3, 4]) }, () => oneOf(wishes)())
  return {
    q: oneOf([typed, typedPart, '', '', '', String(oneOf(ids))]),
    count: oneOf([3, 10, 100]),
    p: oneOf([1, 1, 2, 5]),
    o: oneOf([undefined, undefined, ...SEARCH_ORDERS]),
    ...(random() < 0.3 && { alike: oneOf(ALIKE) }),
    ...Object.assign({}, ...asked),
  }
}
