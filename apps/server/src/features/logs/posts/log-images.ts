import { LOG_IMAGES_MAX } from '@glazy/contract/limits'
import { UPLOAD_FIELD } from '@glazy/contract/images'
import { type ImageContext, keepImage, discardImages } from '#features/images/keep-image.ts'
import type { UploadAllowance } from '#features/images/upload-allowance.ts'
import type { Viewer } from '@glazy/contract/rules/material'
import { AppError, wrongField } from '#platform/app-error.ts'
import type { ReceivedFile } from '#platform/http/uploads.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import type { PlacedLogImage } from './log-store.queries.ts'
import type { LogImageRow } from './logs.queries.ts'

/** What a form says of its images: numbered fields, and the files with the same numbers. */
export interface SentImages {
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: ReadonlyMap<string, ReceivedFile> | undefined
}

export interface UploadingContext extends ImageContext {
  readonly allowUpload: UploadAllowance
}

/** A picture that has just come, by the number of its field. */
export type NewPictures = ReadonlyMap<number, PlacedLogImage>

/**
 * Keeps the pictures that have come with a form. Whoever calls discards them where the log is not
 * written.
 *
 * @param present how many images the log has already
 * @throws AppError `request.invalid`, `log.tooManyImages`, `image.quota`, or with an `image.…` code that names the field
 */
export async function keepPictures(
  context: UploadingContext,
  viewer: Viewer,
  { fields, files = new Map() }: SentImages,
  present: number,
): Promise<NewPictures> {
  const sent = [...files].map(([field, file]) => ({ field, slot: slotOf(field), file }))
  const slots = sent.map(({ slot }) => slot)
  const second = sent.find(({ slot }, at) => slots.indexOf(slot) < at)
  if (second !== undefined) throw wrongField(second.field, 'must not stand twice in one call')
  demandRoom(present + sent.length, sent[LOG_IMAGES_MAX - present]?.field)
  const kept = new Map<number, PlacedLogImage>()
  try {
    for (const { field, slot, file } of sent.toSorted((a, b) => a.slot - b.slot)) {
      await context.allowUpload(viewer)
      const upload = { file, field, ownerId: viewer.id, purpose: 'log' } as const
      const { cdnId, width, height } = await keepImage(context, upload)
      const words = wordsOf(fields, slot)
      kept.set(slot, { id: undefined, cdn_id: cdnId, width, height, ...NO_WORDS, ...words })
    }
  } catch (error) {
    await discardPictures(context, kept)
    throw error
  }
  return kept
}

export async function discardPictures(context: ImageContext, pictures: NewPictures): Promise<void> {
  await discardImages(
    context,
    [...pictures.values()].map((picture) => picture.cdn_id),
  )
}

/**
 * The images of a log after a change: those that the form does not name stay first, then come, in the
 * order of their numbers, those it names and those it brings.
 *
 * @throws AppError `request.invalid`, `log.tooManyImages`, `image.notFound`
 */
export function arrangeImages(
  current: readonly LogImageRow[],
  { fields }: SentImages,
  pictures: NewPictures,
  removed: readonly number[] = [],
): PlacedLogImage[] {
  const left = current.filter(({ id }) => !removed.includes(id))
  const named = new Map<number, PlacedLogImage>(pictures)
  for (const [name, id] of Object.entries(fields)) {
    const slot = /^imageId(\d+)$/.exec(name)?.[1]
    if (slot === undefined || id === undefined) continue
    const image = left.find((known) => known.id === id)
    if (image === undefined) throw new AppError('image.notFound')
    if (pictures.has(Number(slot))) throw wrongField(name, 'must not stand twice in one call')
    named.set(Number(slot), { ...image, ...wordsOf(fields, Number(slot)) })
  }
  const namedIds = [...named.values()].map(({ id }) => id)
  const images = [
    ...left.filter(({ id }) => !namedIds.includes(id)),
    ...[...named].toSorted(([a], [b]) => a - b).map(([, image]) => image),
  ]
  demandRoom(images.length)
  return images
}

/** @param field the first picture that has no room */
function demandRoom(count: number, field?: string): void {
  if (count <= LOG_IMAGES_MAX) return
  const { message } = new AppError('log.tooManyImages')
  throw new AppError('log.tooManyImages', field ? { fields: [{ field, message }] } : {})
}

/** `imageFile3` is 3; a single `imageFile` comes first. */
function slotOf(field: string): number {
  return Number(field.slice(UPLOAD_FIELD.length))
}

const NO_WORDS = { title: null, description: null }

/** What the form says of the image with this number; nothing where it does not mention it. */
function wordsOf(fields: SentImages['fields'], slot: number) {
  const title = fields[`imageFileTitle${slot}`]
  const description = fields[`imageFileDescription${slot}`]
  return {
    ...(typeof title === 'string' && { title: title || null }),
    ...(typeof description === 'string' && { description: cleanDescription(description) }),
  }
}
