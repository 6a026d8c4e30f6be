import * as z from 'zod'
import { COMMENT_MAX_LENGTH, COMMENT_MIN_LENGTH } from '../limits.ts'
import { DELETED_MARK, isDeletedText } from './comment.ts'
import { textLength } from './description.ts'
import { textField } from './text.ts'

/** Sentences about a comment; the API and the form show the same. */
export const COMMENT_PROBLEMS = {
  tooShort: 'Please enter a longer comment',
  tooLong: 'Comment is too long',
  mark: `A comment cannot contain ${DELETED_MARK}`,
} as const

const problems = COMMENT_PROBLEMS

/** What a comment says: plain, or rich text of which the words are counted. */
export const commentField = textField(problems.tooShort)
  .max(COMMENT_MAX_LENGTH * 4, { error: problems.tooLong, abort: true })
  .refine((text) => textLength(text) >= COMMENT_MIN_LENGTH, { error: problems.tooShort })
  .refine((text) => textLength(text) <= COMMENT_MAX_LENGTH, { error: problems.tooLong })
  .refine((text) => !isDeletedText(text), { error: problems.mark })

/** What the form of a comment holds besides its picture. */
export const commentForm = z.object({ content: commentField })
