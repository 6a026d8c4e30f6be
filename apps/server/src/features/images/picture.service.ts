import type { ImageFormat } from '@glazy/contract/images'
import { LRUCache } from 'lru-cache'
import { AppError } from '#platform/app-error.ts'
import type { Images } from '#platform/images/images.ts'
import { renderImage } from '#platform/images/sharp-pipeline.ts'
import { cacheFolder, storedKey } from './image-keys.ts'
import { fitted, type ImageRequest, pictureName } from './image-request.ts'
import type { ImageRow } from './images.queries.ts'

/** Gives the bytes of one picture of an image. */
export type PictureSource = (image: ImageRow, request: ImageRequest) => Promise<Buffer>

/** Bytes of pictures that many have asked for lately: a page shows dozens, and most are small. */
const MEMORY_BYTES = 16 * 2 ** 20
/** Larger ones are rare, and would push out many. */
const MEMORY_PICTURE_BYTES = 256 * 1_024

/**
 * Pictures from memory or from the cache, or made when they are asked for the first time. Those who ask for the
 * same one at the same moment get the same answer. It is sent before it is kept.
 */
export function createPictureSource({ store, cache, render }: Images): PictureSource {
  const making = new Map<string, Promise<Buffer>>()
  // What a name stands for is settled for ever; whether somebody may see it is asked before.
  const recent = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    maxEntrySize: MEMORY_PICTURE_BYTES,
    sizeCalculation: ({ length }, name) => length + name.length + 256,
  })

  async function readStored(image: ImageRow): Promise<Buffer> {
    const stored = await store.get(storedKey(image))
    if (stored === undefined) throw new AppError('image.notFound')
    return stored
  }

  async function make(image: ImageRow, request: ImageRequest, format: ImageFormat) {
    const stored = await readStored(image)
    const { geometry, quality } = request
    const measures = geometry === undefined ? image : fitted(image, geometry)
    const picture = await render(() =>
      renderImage(stored, {
        width: measures.width,
        height: measures.height,
        ratio: geometry?.ratio,
        format,
        quality,
      }),
    )
    return picture
  }

  return async (image, request) => {
    const { geometry, format = image.format } = request
    if (geometry === undefined && format === image.format) return readStored(image)
    const name = `${cacheFolder(image.cdnId)}/${pictureName({ ...request, format })}`
    const known = recent.get(name) ?? making.get(name)
    if (known !== undefined) return known
    const kept = await cache.read(name)
    if (kept !== undefined) {
      recent.set(name, kept)
      return kept
    }
    // Somebody else may have begun while we looked.
    const begun = making.get(name)
    if (begun !== undefined) return begun
    const picture = make(image, request, format)
    making.set(name, picture)
    // Nobody waits for this, and until it is done memory has the picture. Whoever asked for it hears
    // of a failure.
    void picture
      .then((bytes) => cache.write(name, bytes))
      .catch(() => undefined)
      .finally(() => making.delete(name))
    return picture
  }
}
