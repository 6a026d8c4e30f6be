import { SELECTED_MAX } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isDraft, workbenchItem } from './workbench-item.ts'
import { refreshList, type Workbench } from './workbench.ts'
import type { WorkbenchStore } from './workbench-store.ts'
import { materialsToCompare } from '#queries/materials.ts'

/**
 * Items of the library on the workbench as the library has them now.
 *
 * @param isPaused while items are being saved one by one, each would be asked for again
 */
export function useLibraryItems(store: WorkbenchStore, list: Workbench, isPaused: boolean) {
  const ids = list.items.filter((item) => !isDraft(item)).map(({ id }) => id)
  const queries = useQueries({
    queries: chunks(ids).map((chunk) => ({
      ...materialsToCompare(chunk),
      // What another choice of items gave must not be taken for the answer to this one.
      placeholderData: undefined,
      enabled: !isPaused,
    })),
  })
  const isComplete = queries.every(({ isSuccess }) => isSuccess)
  const found = queries.flatMap(({ data }) => data?.data ?? [])
  const stamp = queries.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ')
  const asked = ids.join(' ')
  useEffect(() => {
    if (!isComplete) return
    store.change((now) => {
      const nowIds = now.items.filter((item) => !isDraft(item)).map(({ id }) => id)
      return nowIds.join(' ') === asked ? refreshList(now, found.map(workbenchItem)) : now
    })
    // What was found changes with its stamps, and is made again each time this is rendered.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [store, isComplete, asked, stamp])
  return {
    byId: new Map<number, MaterialSummary>(found.map((item) => [item.id, item])),
    error: queries.find(({ isError }) => isError)?.error ?? null,
    retry: () => queries.forEach((query) => query.isError && void query.refetch()),
  }
}

/** As many ids as can be asked for at once. */
export function chunks(ids: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(ids.length / SELECTED_MAX)
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * SELECTED_MAX, (at + 1) * SELECTED_MAX),
  )
}
