import { isPlainLine } from '@glazy/ceramics/lookups/plain-text'
import { readTags } from '@glazy/ceramics/lookups/tags'
import * as z from 'zod'
import { TAG_MAX_LENGTH, TAGS_MAX } from '../limits.ts'
import { NOT_A_LINE } from './text.ts'

export const TAG_PROBLEMS = {
  tooManyTags: `There are at most ${TAGS_MAX} tags`,
  tagTooLong: `A tag has at most ${TAG_MAX_LENGTH} characters`,
} as const

/** What is wrong with the tags of an item, or of a search. */
function tagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length > TAGS_MAX) return TAG_PROBLEMS.tooManyTags
  if (tags.some((tag) => tag.length > TAG_MAX_LENGTH)) return TAG_PROBLEMS.tagTooLong
  return tags.every(isPlainLine) ? undefined : NOT_A_LINE
}

/** Tags as one text with commas or as several; none holds a comma, and each is there once. */
export const tagsField = z
  .union([z.string(), z.array(z.string())], { error: 'must be a list of tags' })
  .transform((given) => readTags(typeof given === 'string' ? given : given.join(',')))
  .superRefine((tags, context) => {
    const message = tagsProblem(tags)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
  .meta({
    type: 'array',
    items: { type: 'string', maxLength: TAG_MAX_LENGTH },
    maxItems: TAGS_MAX,
  })
