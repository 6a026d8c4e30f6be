import * as z from 'zod'
import { COLLECTION_DESCRIPTION_MAX_LENGTH, COLLECTION_NAME_MAX_LENGTH } from '../limits.ts'
import { COLLECTION_PROBLEMS } from './collection.ts'
import { textLength } from './description.ts'
import { lineField, textField } from './text.ts'

const { nameRequired, nameTooLong, descriptionTooLong } = COLLECTION_PROBLEMS

export const collectionName = lineField(nameRequired)
  .min(1, nameRequired)
  .max(COLLECTION_NAME_MAX_LENGTH, nameTooLong)

/** Rich text; only its words are counted. */
export const collectionDescription = textField()
  .max(COLLECTION_DESCRIPTION_MAX_LENGTH * 4, { error: descriptionTooLong, abort: true })
  .refine((html) => textLength(html) <= COLLECTION_DESCRIPTION_MAX_LENGTH, {
    error: descriptionTooLong,
  })

export const collectionForm = z.object({
  name: collectionName,
  description: collectionDescription,
})
