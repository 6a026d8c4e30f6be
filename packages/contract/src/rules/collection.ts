import { COLLECTION_DESCRIPTION_MAX_LENGTH, COLLECTION_NAME_MAX_LENGTH } from '../limits.ts'
import type { Viewer } from './material.ts'

/** Sentences about a collection; the API and the forms show the same. */
export const COLLECTION_PROBLEMS = {
  nameRequired: 'Collection name is required',
  nameTooLong: `Collection name must be less than ${COLLECTION_NAME_MAX_LENGTH} characters`,
  nameTaken: 'You already have a collection with this name',
  descriptionTooLong: `Description must be less than ${COLLECTION_DESCRIPTION_MAX_LENGTH} characters`,
} as const

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
