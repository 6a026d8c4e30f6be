import { rangesOf } from '@glazy/contract/ranges'
import { asPlainWords } from '@glazy/contract/reading/phrase'
import type { SearchReading } from '@glazy/contract/search'
import type { Translate } from '@glazy/locales/translate'
import {
  FILTER_KEYS,
  type IngredientFilter,
  type ListSearch,
  withMaterial,
  withRange,
  withSearch,
  withTag,
} from '#lib/list-search.ts'
import { phraseText } from '#lib/phrase-text.ts'
import {
  filterName,
  type FilterTexts,
  isIngredientFilter,
  type KnownNames,
} from './filter-names.ts'
import { rangeText } from './range-text.ts'

/** A filter that is set, and the list without it. */
export interface FilterChip {
  readonly key: string
  readonly label: string
  readonly without: ListSearch
}

/** The words and filters of a list in the order of the bar. */
export function filterChips(
  texts: FilterTexts,
  search: ListSearch,
  known?: KnownNames,
  reading?: SearchReading,
): readonly FilterChip[] {
  const { t } = texts
  const words = (['q', 'subsearch'] as const).flatMap((key) => {
    const text = search[key]
    if (text === undefined) return []
    if (key === 'q' && reading) return readChips(t, search, text, reading)
    return [chip(search, key, t(`chip.${key}`, { text }))]
  })
  const filters = FILTER_KEYS.flatMap((key) => {
    if (isIngredientFilter(key) && key !== 'only') return materialChips(texts, search, key, known)
    if (key === 'tags') return tagChips(t, search)
    const label = filterName(texts, search, key, known)
    // A type is below its base type: it says more, and counts alone.
    const isOutdone = key === 'base_type' && search.type !== undefined
    return label === undefined || isOutdone ? [] : [chip(search, key, label)]
  })
  const ranges = rangesOf(search).map((range) => ({
    key: range.axis,
    label: rangeText(t, range),
    without: withRange(search, { axis: range.axis }),
  }))
  return [...words, ...filters, ...ranges]
}

/**
 * What was understood of a text, and what is left of it as words. Without its chip a phrase is plain
 * words again: it stands in quotation marks.
 */
function readChips(
  t: Translate<'filters'>,
  search: ListSearch,
  text: string,
  { words, phrases }: SearchReading,
): readonly FilterChip[] {
  const understood = phrases.map((phrase) => ({
    key: `q-${phrase.from}`,
    label: phraseText(t, phrase),
    without: withSearch(search, { q: asPlainWords(text, phrases, phrase) }),
  }))
  if (words === '') return understood
  const rest = phrases.map(({ from, to }) => text.slice(from, to)).join(' ')
  const left = {
    key: 'q',
    label: t('chip.q', { text: words }),
    without: withSearch(search, { q: rest === '' ? undefined : rest }),
  }
  return [left, ...understood]
}

/** A chip for each material that recipes are to contain, or not to. */
function materialChips(
  texts: FilterTexts,
  search: ListSearch,
  key: IngredientFilter,
  known?: KnownNames,
): readonly FilterChip[] {
  return (search[key] ?? []).map((id) => ({
    key: `${key}-${id}`,
    label: filterName(texts, { [key]: [id] }, key, known) ?? '',
    without: withMaterial(search, key, id, false),
  }))
}

/** A chip for each tag. */
function tagChips(t: Translate<'filters'>, search: ListSearch): readonly FilterChip[] {
  return (search.tags ?? []).map((tag) => ({
    key: `tag-${tag}`,
    label: t('chip.tag', { name: tag }),
    without: withTag(search, tag, false),
  }))
}

function chip(search: ListSearch, key: keyof ListSearch, label: string): FilterChip {
  return { key, label, without: withSearch(search, { [key]: undefined }) }
}

/** The list with none of its words and filters; order, figures and view stay. */
export function withoutFilters(search: ListSearch): ListSearch {
  const cleared = Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined]))
  return withSearch(search, { ...cleared, q: undefined, subsearch: undefined })
}

/** A search in words, such as `“ash”, Cone 6, Reduction`. */
export function searchName(texts: FilterTexts, search: ListSearch, known: KnownNames): string {
  const chips = filterChips(texts, search, known)
  return texts.names.list(chips.map(({ key, label }) => (key === 'q' ? (search.q ?? '') : label)))
}
