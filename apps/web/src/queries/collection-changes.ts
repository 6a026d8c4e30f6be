import type { Collection } from '@glazy/contract/collections'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#lib/api/call.ts'
import { collectionKeys } from './collections.ts'
import { materialKeys } from './materials.ts'

type CollectionList = Answer<'listCollections'>

export interface CollectionTexts {
  readonly name: string
  /** HTML. */
  readonly description: string | null
}

/** Makes a collection; a repeated attempt with the same key makes it once. */
export function useCreateCollection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CollectionTexts & { readonly clientKey: string }) =>
      (await call('createCollection', { body })).data,
    onSuccess: (made) => {
      changeLists(client, made.userId, (all) => [made, ...all.filter(({ id }) => id !== made.id)])
    },
  })
}

export interface CollectionChange extends Partial<CollectionTexts> {
  readonly isPinned?: boolean
}

/** Renames, describes or pins a collection; seen at once. */
export function useUpdateCollection({ id, userId }: Pick<Collection, 'id' | 'userId'>) {
  const client = useQueryClient()
  const replace = (change: Partial<Collection>) =>
    changeLists(client, userId, (all) =>
      all.map((one) => (one.id === id ? { ...one, ...change } : one)),
    )
  return useMutation({
    mutationFn: async (body: CollectionChange) =>
      (await call('updateCollection', { params: { id }, body })).data,
    onMutate: async (change) => {
      const rollback = await remember(client)
      replace(change)
      return rollback
    },
    onError: (_error, _change, rollback) => rollback?.(),
    onSuccess: replace,
    onSettled: () => refreshInside(client, id),
  })
}

/** Deletes a collection; gone at once. */
export function useDeleteCollection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Collection) => call('deleteCollection', { params: { id } }),
    onMutate: async ({ id, userId }) => {
      const rollback = await remember(client)
      changeLists(client, userId, (all) => all.filter((one) => one.id !== id))
      return rollback
    },
    onError: (_error, _collection, rollback) => rollback?.(),
    onSettled: () => client.invalidateQueries({ queryKey: collectionKeys.all }),
  })
}

/** Takes a deletion back. */
export function useRestoreCollection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Collection) =>
      (await call('restoreCollection', { params: { id } })).data,
    onSuccess: (restored) => {
      changeLists(client, restored.userId, (all) => [
        restored,
        ...all.filter(({ id }) => id !== restored.id),
      ])
      return refreshInside(client, restored.id)
    },
  })
}

/** Items on their way into a collection, or into a new one. */
export interface Bookmarking {
  /** 0 for a new one. */
  readonly collectionId: number
  readonly collectionName: string
  readonly materialIds: readonly number[]
  /** With a new one: what is sent again with it makes no second one. */
  readonly clientKey?: string
}

/** Puts items into a collection of the person; the count rises at once. */
export function useAddToCollection(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ materialIds, ...body }: Bookmarking) =>
      (await call('addToCollection', { body: { ...body, materialIds: [...materialIds] } })).data,
    onMutate: async ({ collectionId, materialIds }) => {
      const rollback = await remember(client)
      changeLists(client, userId, (all) => recounted(all, collectionId, materialIds.length))
      return rollback
    },
    onError: (_error, _bookmarking, rollback) => rollback?.(),
    onSuccess: ({ collection }) => {
      changeLists(client, userId, (all) => [
        collection,
        ...all.filter(({ id }) => id !== collection.id),
      ])
    },
    onSettled: async (filled, _error, { collectionId, materialIds }) => {
      await refreshInside(client, filled?.collection.id ?? collectionId)
      await refreshItems(client, materialIds)
    },
  })
}

/** Takes items out of a collection; the count falls at once. */
export function useRemoveFromCollection({ id, userId }: Pick<Collection, 'id' | 'userId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (materialIds: readonly number[]) => {
      const params = { collectionId: id }
      const body = { materialIds: [...materialIds] }
      return (await call('removeManyFromCollection', { params, body })).data
    },
    onMutate: async (materialIds) => {
      const rollback = await remember(client)
      changeLists(client, userId, (all) => recounted(all, id, -materialIds.length))
      return rollback
    },
    onError: (_error, _ids, rollback) => rollback?.(),
    onSuccess: (changed) => {
      changeLists(client, userId, (all) => all.map((one) => (one.id === id ? changed : one)))
    },
    onSettled: async (_changed, _error, materialIds) => {
      await refreshInside(client, id)
      await refreshItems(client, materialIds)
    },
  })
}

/** A list in which one collection holds more items, or fewer. */
function recounted(all: readonly Collection[], id: number, change: number): readonly Collection[] {
  return all.map((one) =>
    one.id === id ? { ...one, materialCount: Math.max(0, one.materialCount + change) } : one,
  )
}

/** Stops what is being read of collections, and gives what puts them back as they are now. */
async function remember(client: QueryClient): Promise<() => void> {
  const queryKey: QueryKey = collectionKeys.all
  await client.cancelQueries({ queryKey })
  const before = client.getQueriesData<CollectionList>({ queryKey })
  return () => {
    for (const [key, list] of before) client.setQueryData(key, list)
  }
}

/** Changes what is known of a person's collections, by whatever name they were asked for. */
function changeLists(
  client: QueryClient,
  userId: number,
  change: (all: readonly Collection[]) => readonly Collection[],
): void {
  client.setQueriesData<CollectionList>({ queryKey: collectionKeys.all }, (list) =>
    list?.meta.user.data.id === userId ? { ...list, data: [...change(list.data)] } : list,
  )
}

/** Lists inside a collection are read again. */
function refreshInside(client: QueryClient, id: number): Promise<void> {
  return client.invalidateQueries({
    queryKey: materialKeys.lists,
    predicate: ({ queryKey: [, , query] }) =>
      typeof query === 'object' &&
      query !== null &&
      'collection' in query &&
      query.collection === id,
  })
}

/** An item's page knows the viewer's collections that it is in. */
async function refreshItems(client: QueryClient, ids: readonly number[]): Promise<void> {
  await Promise.all(
    ids.map((id) => client.invalidateQueries({ queryKey: materialKeys.detail(id) })),
  )
}
