import type { DetailImage } from '@glazy/contract/materials'
import { ask } from './ask.ts'

/** A PNG of one grey point. */
const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

/** A photograph of an item, by whoever is logged in. */
export async function photographOf(materialId: number): Promise<DetailImage> {
  const form = new FormData()
  form.set('materialId', String(materialId))
  form.set('title', 'Test tile')
  form.set('imageFile', new File([Buffer.from(POINT, 'base64')], 'tile.png', { type: 'image/png' }))
  const body = { materialId, title: 'Test tile' }
  return (await ask('createMaterialImage', { body, form })).data
}
