import type { ListCategory } from './list-search.ts'

/** Path of each list. */
export const LIST_PATHS = {
  recipes: '/recipes',
  materials: '/materials',
  analyses: '/analyses',
  all: '/search',
} as const satisfies Record<ListCategory, string>
