import { isPlainText } from '@glazy/ceramics/lookups/plain-text'
import * as z from 'zod'
import { DESCRIPTION_MAX_LENGTH } from '../limits.ts'
import { NOT_A_TEXT } from './text.ts'

/** The sentence for a description that is too long. */
export const DESCRIPTION_TOO_LONG = `Description must be at most ${DESCRIPTION_MAX_LENGTH} characters`

/** Characters of `html` without its markup. */
export function textLength(html: string): number {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi, '_')
    .trim().length
}

/** What someone tells in rich text; only its words are counted. What is far too long is not looked into. */
export const descriptionField = z
  .string()
  .max(DESCRIPTION_MAX_LENGTH * 4, { error: DESCRIPTION_TOO_LONG, abort: true })
  .refine(isPlainText, { error: NOT_A_TEXT })
  .refine((html) => textLength(html) <= DESCRIPTION_MAX_LENGTH, { error: DESCRIPTION_TOO_LONG })
