import { UPLOAD_FIELD } from '@glazy/contract/images'
import type { DetailImage, MaterialDetail } from '@glazy/contract/materials'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { uploadTransport } from '#lib/api/upload.ts'
import { materialDetail, materialKeys } from './materials.ts'

/** What is said about a photograph. */
export interface PhotographTexts {
  readonly title: string
  /** HTML. */
  readonly description: string | null
  readonly ortonConeId: number | null
  readonly atmosphereId: number | null
  readonly isColorSearchable: boolean
}

export interface Sending {
  /** The same each time the same photograph is sent. */
  readonly clientKey: string
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Adds photographs to an item, one at a time, and tells how far each has come. */
export function useSendPhotograph(materialId: number) {
  const changed = useChangedPhotographs(materialId)
  return async (file: File, texts: PhotographTexts, sending: Sending) => {
    const { clientKey, onProgress, signal } = sending
    const { data } = await call(
      'createMaterialImage',
      {
        body: { materialId, title: texts.title },
        form: formOf(materialId, file, texts, clientKey),
      },
      signal,
      uploadTransport(onProgress),
    )
    await changed((item) => ({
      ...item,
      image: item.image ?? data,
      // One whose answer was lost may have been read with the item since.
      images: [...item.images.filter(({ id }) => id !== data.id), data],
    }))
  }
}

/** Saves what is said about a photograph. */
export function useUpdatePhotograph(materialId: number) {
  const changed = useChangedPhotographs(materialId)
  return useMutation({
    mutationFn: async ({ id, texts }: { readonly id: number; readonly texts: PhotographTexts }) =>
      (await call('updateMaterialImage', { params: { id }, body: texts })).data,
    onSuccess: (image) => changed((item) => ({ ...item, images: replaced(item.images, image) })),
  })
}

export function useDeletePhotograph(materialId: number) {
  const changed = useChangedPhotographs(materialId)
  return useMutation({
    mutationFn: (id: number) => call('deleteMaterialImage', { params: { id } }),
    onSuccess: (_, id) =>
      changed((item) => {
        const images = item.images.filter((image) => image.id !== id)
        return { ...item, images, image: item.image?.id === id ? (images[0] ?? null) : item.image }
      }),
  })
}

/** Makes a photograph the one that stands for its item. */
export function useSetThumbnail(materialId: number) {
  const changed = useChangedPhotographs(materialId)
  return useMutation({
    mutationFn: async (imageId: number) => {
      const params = { id: materialId, imageId }
      return (await call('setThumbnail', { params, method: 'POST' })).data
    },
    onSuccess: (image) => changed((item) => ({ ...item, image })),
  })
}

/** Shows a change of an item's photographs at once; every list is read again. */
function useChangedPhotographs(materialId: number) {
  const client = useQueryClient()
  return async (change: (item: MaterialDetail) => MaterialDetail) => {
    const { queryKey } = materialDetail(materialId)
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (item) => item && change(item))
    await client.invalidateQueries({ queryKey: materialKeys.lists })
  }
}

function replaced(images: readonly DetailImage[], image: DetailImage): DetailImage[] {
  return images.map((one) => (one.id === image.id ? image : one))
}

/** The form of a new photograph, as the specification names its fields. */
function formOf(
  materialId: number,
  file: File,
  texts: PhotographTexts,
  clientKey: string,
): FormData {
  const form = new FormData()
  form.set('materialId', String(materialId))
  form.set('title', texts.title)
  if (texts.description !== null) form.set('description', texts.description)
  if (texts.ortonConeId !== null) form.set('ortonConeId', String(texts.ortonConeId))
  if (texts.atmosphereId !== null) form.set('atmosphereId', String(texts.atmosphereId))
  form.set('clientKey', clientKey)
  form.set('is_color_searchable', String(texts.isColorSearchable))
  form.set(UPLOAD_FIELD, file)
  return form
}
