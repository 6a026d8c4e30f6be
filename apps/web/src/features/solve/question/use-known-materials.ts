import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { readChosen } from '#lib/solve-search.ts'
import { useOwnStock } from '#queries/inventory.ts'
import { kilogramPrice, useMaterialPrices } from '#queries/material-prices.ts'
import { ingredientAnalyses } from '#queries/material-detail.ts'
import { knownMaterials } from './known-materials.ts'

/** The materials of a question, with what the visitor pays for them. */
export function useKnownMaterials({ of }: Pick<SolveSearch, 'of'>) {
  const ids = readChosen(of).map(({ id }) => id)
  const query = useQuery({
    ...ingredientAnalyses(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const { prices } = useMaterialPrices()
  const stock = useOwnStock()
  const byId = knownMaterials(ids.length === 0 ? [] : (query.data ?? []), (id) => {
    const paid = stock.get(id)?.convertedPrice
    return paid ? Number(paid) : kilogramPrice(prices, `#${id}`)
  })
  // Those of before stand in while others are fetched: what is taken away is waited for by nobody.
  const isPartial = query.isPlaceholderData && ids.some((id) => !byId.has(id))
  return {
    byId,
    /** Whether some of them are still on their way. */
    isLoading: query.isLoading || isPartial,
    error: query.error,
    retry: query.refetch,
  }
}
