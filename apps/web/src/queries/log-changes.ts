import { LOG_PAGE_SIZE } from '@glazy/contract/limits'
import type { Log, LogPage } from '@glazy/contract/logs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { uploadTransport } from '#lib/api/upload.ts'
import { formOfLog, type LogDraft, logWords } from './log-draft.ts'
import { logDetail, logKeys } from './logs.ts'

/** Posts a log; every feed is read again. */
export function useCreateLog() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft, clientKey, onProgress }: CreateLog) => {
      const input = { body: logWords(draft), form: formOfLog(draft, { clientKey }) }
      return (await call('createLog', input, undefined, transportOf(draft, onProgress))).data
    },
    onSuccess(log) {
      client.setQueryData(logDetail(log.id).queryKey, log)
      return client.invalidateQueries({ queryKey: logKeys.lists })
    },
  })
}

interface CreateLog {
  readonly draft: LogDraft
  /** The same each time the same log is sent. */
  readonly clientKey: string
  readonly onProgress: (share: number) => void
}

/** Changes a log: its words are seen at once, its pictures with the answer, and as they were again where it could not be saved. */
export function useUpdateLog(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft, clientKey, onProgress }: CreateLog) => {
      const input = { params: { id }, body: logWords(draft), form: formOfLog(draft, { clientKey }) }
      return (await call('updateLog', input, undefined, transportOf(draft, onProgress))).data
    },
    async onMutate({ draft }) {
      await client.cancelQueries({ queryKey: logKeys.all })
      const before = client.getQueriesData({ queryKey: logKeys.all })
      replaceLog((log) => ({ ...log, ...logWords(draft) }))
      return { before }
    },
    onError: (_error, _draft, rollback) => {
      for (const [queryKey, data] of rollback?.before ?? []) client.setQueryData(queryKey, data)
    },
    onSuccess: (saved) => {
      replaceLog(() => saved)
      // Whoever changed it in a feed has not opened it by itself.
      client.setQueryData(logDetail(id).queryKey, saved)
    },
    onSettled: () => client.invalidateQueries({ queryKey: logKeys.lists }),
  })

  function replaceLog(change: (log: Log) => Log) {
    client.setQueryData(logDetail(id).queryKey, (log) => log && change(log))
    client.setQueriesData<LogPage>(
      { queryKey: logKeys.lists },
      (page) =>
        page && { ...page, data: page.data.map((log) => (log.id === id ? change(log) : log)) },
    )
  }
}

/** Follows a log, or no longer. */
export function useFollowLog(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isSubscribed: boolean) => {
      const name = isSubscribed ? 'subscribeLog' : 'unsubscribeLog'
      return (await call(name, { params: { id }, method: 'POST' })).data
    },
    onSuccess: ({ isSubscribed }) => {
      client.setQueryData(logDetail(id).queryKey, (log) => log && { ...log, isSubscribed })
      client.setQueriesData<LogPage>(
        { queryKey: logKeys.lists },
        (page) =>
          page && {
            ...page,
            data: page.data.map((log) => (log.id === id ? { ...log, isSubscribed } : log)),
          },
      )
    },
  })
}

/** Deletes a log, which is gone from every feed at once, and back where it could not be deleted. */
export function useDeleteLog(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('deleteLog', { params: { id } }),
    meta: { deletes: () => logKeys.detail(id) },
    async onMutate() {
      await client.cancelQueries({ queryKey: logKeys.lists })
      const before = client.getQueriesData<LogPage>({ queryKey: logKeys.lists })
      client.setQueriesData<LogPage>({ queryKey: logKeys.lists }, (page) => page && without(page))
      return { before }
    },
    onError: (_error, _input, rollback) => {
      for (const [queryKey, data] of rollback?.before ?? []) client.setQueryData(queryKey, data)
    },
    onSettled: () => client.invalidateQueries({ queryKey: logKeys.lists }),
  })

  function without(page: LogPage): LogPage {
    const data = page.data.filter((log) => log.id !== id)
    if (data.length === page.data.length) return page
    const { pagination } = page.meta
    const total = pagination.total - 1
    const pages = Math.ceil(total / (pagination.per_page || LOG_PAGE_SIZE))
    return {
      data,
      meta: {
        ...page.meta,
        pagination: { ...pagination, total, count: data.length, total_pages: pages },
      },
    }
  }
}

/** Files take their time, and tell how far they have come. */
function transportOf({ images }: LogDraft, onProgress: CreateLog['onProgress']) {
  return images.some((image) => 'file' in image) ? uploadTransport(onProgress) : undefined
}
