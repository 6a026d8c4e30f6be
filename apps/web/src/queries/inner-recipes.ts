import { SELECTED_MAX } from '@glazy/contract/limits'
import type { PrintItem } from '@glazy/contract/search'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'
import { materialKeys } from './materials.ts'

/** So deep recipes are looked for inside recipes; nobody mixes deeper. */
const LEVELS_MAX = 6

/**
 * The recipes of the given ids, which are ingredients of others, and the recipes within them. What
 * the viewer may not see is missing.
 */
export function innerRecipes(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'innerRecipes', ids],
    queryFn: async ({ signal }) => {
      const found: PrintItem[] = []
      const asked = new Set<number>()
      let wanted = [...ids]
      for (let level = 0; level < LEVELS_MAX && wanted.length > 0; level += 1) {
        for (const id of wanted) asked.add(id)
        const inner = (await call('printSearch', { query: { id: wanted } }, signal)).data
        found.push(...inner)
        wanted = recipesWithin(inner, asked)
      }
      // As a list: the cache is kept as JSON.
      return found.map(({ id, components = [] }) => ({ id, components }))
    },
    ...FRESHNESS.detail,
  })
}

/** Ids of ingredients that are recipes themselves, as many as can be asked for at once. */
export function recipesWithin(
  items: readonly Pick<PrintItem, 'components'>[],
  known: ReadonlySet<number> = new Set(),
): number[] {
  const ids = items.flatMap(({ components = [] }) =>
    components.flatMap(({ material: { id, kind, isHidden } }) =>
      id !== null && !isHidden && kind === 'recipe' && !known.has(id) ? [id] : [],
    ),
  )
  return [...new Set(ids)].slice(0, SELECTED_MAX)
}
