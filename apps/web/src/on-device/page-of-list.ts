import type { Pagination } from '@glazy/contract/pagination'

interface ListPage<TItem> {
  readonly data: readonly TItem[]
  readonly meta: { readonly pagination: Pagination }
}

/** One page of a list that is there as a whole, as the API answers it. @param page counted from 1 */
export function pageOfList<TItem>(
  items: readonly TItem[],
  page: number,
  perPage: number,
): ListPage<TItem> {
  const data = items.slice((page - 1) * perPage, page * perPage)
  return {
    data,
    meta: {
      pagination: {
        total: items.length,
        count: data.length,
        per_page: perPage,
        current_page: page,
        total_pages: Math.ceil(items.length / perPage),
      },
    },
  }
}
