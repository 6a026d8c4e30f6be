import type { Pagination } from '@glazy/contract/pagination'

interface Page<TItem> {
  readonly data: readonly TItem[]
  readonly meta: { readonly pagination: Pick<Pagination, 'total_pages'> }
}

/**
 * Everything that a list has, page after page.
 *
 * @param pause milliseconds between two pages: whoever uses the site meanwhile is not to notice
 */
export async function readPages<TItem>(
  ask: (p: number) => Promise<Page<TItem>>,
  pause: number,
): Promise<readonly TItem[]> {
  const all: TItem[] = []
  for (let p = 1; ; p += 1) {
    const { data, meta } = await ask(p)
    all.push(...data)
    if (p >= meta.pagination.total_pages) return all
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
