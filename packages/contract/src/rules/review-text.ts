import * as z from 'zod'
import { integerField } from '../fields.ts'
import { RATING_MAX, RATING_MIN, REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '../limits.ts'
import { textLength } from './description.ts'
import { textField } from './text.ts'

/** Sentences about a review; the API and the form show the same. */
export const REVIEW_PROBLEMS = {
  rating: `Rating must be a whole number from ${RATING_MIN} to ${RATING_MAX}`,
  tooShort: `Review must be at least ${REVIEW_MIN_LENGTH} characters`,
  tooLong: `Review must be at most ${REVIEW_MAX_LENGTH} characters`,
} as const

const problems = REVIEW_PROBLEMS

export const ratingField = integerField(RATING_MIN, RATING_MAX, problems.rating)

/** What a review says: plain, or rich text of which the words are counted. */
export const reviewTextField = textField(problems.tooShort)
  .max(REVIEW_MAX_LENGTH * 4, { error: problems.tooLong, abort: true })
  .refine((text) => textLength(text) >= REVIEW_MIN_LENGTH, { error: problems.tooShort })
  .refine((text) => textLength(text) <= REVIEW_MAX_LENGTH, { error: problems.tooLong })

/** What the form asks for before a review is posted; only rating and text are sent. */
export const reviewForm = z.object({
  rating: ratingField,
  description: reviewTextField,
  hasTested: z.literal(true, { error: 'Please confirm that you have tested it' }),
})
