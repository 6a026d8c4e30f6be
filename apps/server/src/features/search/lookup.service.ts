import { asMaterialName } from '@glazy/ceramics/lookups/packaging'
import { MAX_ID } from '@glazy/contract/limits'
import { type Category, type SearchQuery, WRONG_CATEGORY } from '@glazy/contract/search'
import { CATEGORIES } from '@glazy/contract/vocabulary'
import { wrongField } from '#platform/app-error.ts'
import { findForForm } from '#library-index/find/find-for-form.ts'
import type { SearchContext } from './search-context.ts'
import { search, type SearchResult, type Way } from './search.service.ts'

/** What the field of a form looks for. */
export interface LookupWish {
  readonly query: string
  readonly category?: Category
  /** The item that is being edited. */
  readonly excludeId?: number
}

/** The parts of a look-up path, which are optional at both of its ends. */
export interface LookupPath {
  readonly query: string
  readonly category?: string
  readonly excludeId?: number
}

/**
 * Reads `{query}`, `{category}/{query}`, `{query}/{excludeId}` and `{category}/{query}/{excludeId}`.
 *
 * @throws AppError naming the part that is neither a category nor an id
 */
export function readLookupPath({ query, category, excludeId }: LookupPath): LookupWish {
  const exclude = excludeId === undefined ? {} : { excludeId }
  if (category === undefined) return { query, ...exclude }
  const known = CATEGORIES.find((name) => name === category)
  if (known !== undefined) return { query, category: known, ...exclude }
  if (/^\d{1,10}$/.test(query) && Number(query) <= MAX_ID && category.trim() !== '') {
    return { query: category.trim(), excludeId: Number(query) }
  }
  throw wrongField('category', WRONG_CATEGORY)
}

const FLAGS = { recipes: 'composite', materials: 'primitive', analyses: 'analysis' } as const

/**
 * The items whose names come nearest to what was typed: the one of that name, then kinds of
 * material before their brands, and within these what is used most.
 */
export async function lookUp(
  context: SearchContext,
  wish: LookupWish,
  typeId: number | undefined,
  limit: number,
): Promise<SearchResult> {
  const query: SearchQuery = {
    q: wish.category === 'materials' ? asMaterialName(wish.query) : wish.query,
    // One more, in case the item to leave out is among them.
    count: limit + 1,
    ...(wish.category && { [FLAGS[wish.category]]: true }),
    ...(typeId !== undefined && { type: typeId }),
  }
  // The name of a material may hold anything: "soda", "red", "no".
  const isRead = wish.category !== 'materials'
  const result = await search(context, query, FOR_FORM, isRead)
  const shown = result.shown.filter((item) => item.id !== wish.excludeId).slice(0, limit)
  return { ...result, shown }
}

const FOR_FORM: Way = {
  name: 'for a form',
  show: (pass, wanted, { limit }) => findForForm(pass, wanted, limit),
}
