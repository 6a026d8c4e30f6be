import { useQueries } from '@tanstack/react-query'
import type { FilterChip } from '#features/library/filters/filter-chips.ts'
import type { FilterToDrop } from './filters-to-drop.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { listQuery, materialList } from '#queries/materials.ts'

/** How much would be found without each of the filters; asked only when nothing was found. */
export function useFiltersToDrop(
  category: ListCategory,
  chips: readonly FilterChip[],
  isEmpty: boolean,
): readonly FilterToDrop[] {
  const totals = useQueries({
    queries: chips.map(({ without }) => ({
      ...materialList({ ...listQuery(category, without, 'grid'), count: 1 }),
      // One filter alone: dropping it gives the whole list, which needs no counting.
      enabled: isEmpty && chips.length > 1,
    })),
  })
  return chips.map((chip, index) => ({
    ...chip,
    total: totals[index]?.data?.meta.pagination.total,
  }))
}
