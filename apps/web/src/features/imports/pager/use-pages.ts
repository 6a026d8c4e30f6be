import { useState } from 'react'

/** A long list cut into pages, one of which is shown. */
export function usePages<TItem>(items: readonly TItem[], size: number) {
  const [wanted, setPage] = useState(0)
  const pages = Math.max(1, Math.ceil(items.length / size))
  const page = Math.min(wanted, pages - 1)
  return { shown: items.slice(page * size, (page + 1) * size), page, pages, setPage }
}
