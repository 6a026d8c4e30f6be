import type { CallId } from '@glazy/contract/calls'
import type { MaterialDetail } from '@glazy/contract/materials'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import { materialDetail, materialKeys } from './materials.ts'

type Body<TId extends CallId> =
  CallInput<TId> extends { readonly body?: infer TBody } ? NonNullable<TBody> : never

/** A line of a recipe as its form gives it. */
export interface WrittenLine {
  readonly componentMaterialId: number
  /** Of the ingredient, to be read where nothing else is known of it. */
  readonly name: string
  readonly percentageAmount: number
  readonly isAdditional: boolean
}

/** A recipe as its form gives it. */
export interface WrittenRecipe {
  readonly newName: string
  readonly lines: readonly WrittenLine[]
  /** What was changed, for the list of versions. */
  readonly note?: string
}

/** What is sent of a recipe. */
export function recipeBody({ newName, lines, note }: WrittenRecipe) {
  const materialComponents = lines.map(
    ({ componentMaterialId, percentageAmount, isAdditional }) => ({
      componentMaterialId,
      percentageAmount,
      isAdditional,
    }),
  )
  return { newName, materialComponents, ...(note !== undefined && { note }) }
}

export type NewRecipe = Body<'createRecipe'>
export type RecipeChange = Body<'updateRecipe'>
export type NewMaterial = Body<'createMaterial'>
export type MaterialChange = Body<'updateMaterial'>

/** A change of an item: what it answers is shown at once, and every list is read again. */
export function useItemMutation<TInput>(
  mutationFn: (input: TInput) => Promise<{ data: MaterialDetail }>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: materialKeys.all })
      client.setQueryData(materialDetail(data.id).queryKey, data)
    },
  })
}

/** Something new that is sent with a key, and made once with it. */
export interface Creation<TNew, TChange> {
  readonly body: TNew
  /** What it is to be, where something else was sent with the key before and may have been made. */
  readonly change?: TChange
}

/** Makes a recipe; a repeated attempt with the same key makes it once. */
export function useCreateRecipe() {
  return useItemMutation(async ({ body, change }: Creation<NewRecipe, RecipeChange>) => {
    const made = await call('createRecipe', { body })
    if (!change) return made
    const { id, version } = made.data
    return call('updateRecipe', { params: { id }, body: { ...change, version } })
  })
}

export function useUpdateRecipe(id: number) {
  return useItemMutation((body: RecipeChange) => call('updateRecipe', { params: { id }, body }))
}

/** Makes a raw material or an analysis; a repeated attempt with the same key makes it once. */
export function useCreateMaterial() {
  return useItemMutation(async ({ body, change }: Creation<NewMaterial, MaterialChange>) => {
    const made = await call('createMaterial', { body })
    if (!change) return made
    const { id, version } = made.data
    return call('updateMaterial', { params: { id }, body: { ...change, version } })
  })
}

/** Saves the figures of a raw material or an analysis, or what is said about any item. */
export function useUpdateMaterial(id: number) {
  return useItemMutation((body: MaterialChange) => call('updateMaterial', { params: { id }, body }))
}

/** Milliseconds until it is asked again how far recalculating is. */
const DERIVATION_POLL_MS = 1_000

/** How many items wait for their chemistry to be derived again; asked until none does. */
export const derivation = queryOptions({
  queryKey: ['derivation'],
  queryFn: async ({ signal }) => (await call('getDerivation', {}, signal)).data.pending,
  enabled: !import.meta.env.SSR,
  refetchInterval: ({ state }) => (state.data === 0 ? false : DERIVATION_POLL_MS),
  staleTime: 0,
  gcTime: 0,
})

/** Steps in the life of an item. */
const LIFECYCLE_CALLS = {
  publish: 'publishMaterial',
  unpublish: 'unpublishMaterial',
  archive: 'archiveMaterial',
  copy: 'copyMaterial',
} as const
export type LifecycleCall = keyof typeof LIFECYCLE_CALLS

export function useLifecycleCall(id: number) {
  return useItemMutation((name: LifecycleCall) =>
    call(LIFECYCLE_CALLS[name], { params: { id }, method: 'POST' }),
  )
}

/** Deletes an item. `forget` drops what is known of it, once no page shows it any more. */
export function useDeleteMaterial(id: number) {
  const client = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => call('deleteMaterial', { params: { id } }),
    meta: { deletes: () => materialKeys.detail(id) },
    onSuccess: () => client.invalidateQueries({ queryKey: materialKeys.lists }),
  })
  const forget = () => client.removeQueries({ queryKey: materialDetail(id).queryKey })
  return { ...deletion, forget }
}

/** Follows an item, or no longer. */
export function useFollow(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isSubscribed: boolean) => {
      const name = isSubscribed ? 'subscribeMaterial' : 'unsubscribeMaterial'
      return (await call(name, { params: { id }, method: 'POST' })).data
    },
    onSuccess: ({ isSubscribed }) => {
      client.setQueryData(materialDetail(id).queryKey, (item) => item && { ...item, isSubscribed })
    },
  })
}
