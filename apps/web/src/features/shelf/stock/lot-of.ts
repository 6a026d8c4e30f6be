import type { StockedMaterial } from '@glazy/contract/stock'
import { ApiError } from '#lib/api/api-error.ts'

/** A lot of the stock; one that is not there is answered as the API would. */
export function lotOf(stock: readonly Pick<StockedMaterial, 'lots'>[], id: number) {
  const found = stock.flatMap(({ lots }) => lots).find((lot) => lot.id === id)
  if (found) return found
  throw new ApiError({ code: 'stock.notFound', status: 404, message: 'There is no such lot' })
}
