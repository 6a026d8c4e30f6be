import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

/** How many recipes have a photograph; asked in the browser only, as pages do not depend on it. */
export const photographedRecipes = queryOptions({
  queryKey: ['materials', 'photographed'],
  queryFn: async ({ signal }) => {
    const query = { composite: true, photo: true, count: 1 }
    return (await call('searchMaterials', { query }, signal)).meta.pagination.total
  },
  enabled: !import.meta.env.SSR,
  ...FRESHNESS.long,
})
