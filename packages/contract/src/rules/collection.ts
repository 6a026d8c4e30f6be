import * as z from 'zod'
import { COLLECTION_DESCRIPTION_MAX_LENGTH, COLLECTION_NAME_MAX_LENGTH } from '../limits.ts'
import { textLength } from './description.ts'
import type { Viewer } from './material.ts'
import { lineField, textField } from './text.ts'

/** Sentences about a collection; the API and the forms show the same. */
export const COLLECTION_PROBLEMS = {
  nameRequired: 'Collection name is required',
  nameTooLong: `Collection name must be less than ${COLLECTION_NAME_MAX_LENGTH} characters`,
  nameTaken: 'You already have a collection with this name',
  descriptionTooLong: `Description must be less than ${COLLECTION_DESCRIPTION_MAX_LENGTH} characters`,
} as const

const { nameRequired, nameTooLong, descriptionTooLong } = COLLECTION_PROBLEMS

export const collectionName = lineField(nameRequired)
  .min(1, nameRequired)
  .max(COLLECTION_NAME_MAX_LENGTH, nameTooLong)

/** Rich text; only its words are counted. */
export const collectionDescription = textField(descriptionTooLong)
  .max(COLLECTION_DESCRIPTION_MAX_LENGTH * 4, { error: descriptionTooLong, abort: true })
  .refine((html) => textLength(html) <= COLLECTION_DESCRIPTION_MAX_LENGTH, {
    error: descriptionTooLong,
  })

export const collectionForm = z.object({
  name: collectionName,
  description: collectionDescription,
})

/** A collection is named, described, pinned, filled, emptied and deleted by its owner alone. */
export function mayChangeCollection(
  viewer: Pick<Viewer, 'id'> | null,
  collection: { readonly userId: number },
): boolean {
  return viewer?.id === collection.userId
}

/** Whether two collections of one person cannot both have these names. */
export function isSameCollectionName(one: string, other: string): boolean {
  return foldName(one) === foldName(other)
}

const foldName = (name: string) => name.trim().toLowerCase()
