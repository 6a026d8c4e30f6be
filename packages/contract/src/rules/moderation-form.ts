import * as z from 'zod'
import {
  HIDE_REASON_MAX_LENGTH,
  HIDE_REASON_MIN_LENGTH,
  REPORT_WORDS_MAX_LENGTH,
} from '../limits.ts'
import { REPORT_REASONS } from './moderation.ts'
import { lineField, textField } from './text.ts'

/** Why something is hidden or somebody is muted: its author reads it. */
export const moderationReason = lineField('is required')
  .min(HIDE_REASON_MIN_LENGTH, `must be at least ${HIDE_REASON_MIN_LENGTH} characters`)
  .max(HIDE_REASON_MAX_LENGTH, `must be at most ${HIDE_REASON_MAX_LENGTH} characters`)

export const reportReason = z.enum(REPORT_REASONS, `must be one of ${REPORT_REASONS.join(', ')}`)

/** What a reporter adds to the reason. */
export const reportWords = textField().max(
  REPORT_WORDS_MAX_LENGTH,
  `must be at most ${REPORT_WORDS_MAX_LENGTH} characters`,
)

export const reportForm = z.object({ reason: reportReason, words: reportWords })
export const reasonForm = z.object({ reason: moderationReason })
