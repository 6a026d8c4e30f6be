import {
  LOG_DESCRIPTION_MIN_LENGTH,
  LOG_TITLE_MAX_LENGTH,
  LOG_TITLE_MIN_LENGTH,
  LOG_WORDS_MIN_LENGTH,
} from '../limits.ts'
import { descriptionField, textLength } from './description.ts'
import { LOG_PROBLEMS } from './log.ts'
import { lineField } from './text.ts'

const { titleTooShort, titleTooLong, descriptionTooShort } = LOG_PROBLEMS

export const logTitleField = lineField(titleTooShort)
  .min(LOG_TITLE_MIN_LENGTH, titleTooShort)
  .max(LOG_TITLE_MAX_LENGTH, titleTooLong)

/** Markup alone makes no text longer. */
export const logDescriptionField = descriptionField
  .min(LOG_DESCRIPTION_MIN_LENGTH, descriptionTooShort)
  .refine((html) => missingCharacters(html) === 0, { error: descriptionTooShort })

/** Characters that a description still lacks. */
export function missingCharacters(html: string): number {
  return Math.max(LOG_WORDS_MIN_LENGTH - textLength(html), 0)
}
