import { isPlainLine, isPlainText } from '@glazy/ceramics/lookups/plain-text'
import * as z from 'zod'
import '../own-words.ts'

/** The sentence for what cannot stand in one line, whatever field it is about. */
export const NOT_A_LINE =
  'Use one line of visible characters, without line breaks, control characters, or stacks of accents'
export const NOT_A_TEXT = 'Use visible characters only; line breaks are fine'

/**
 * A name, or any other text of one line, trimmed, with letters and their marks as single signs. It may be empty unless `min` says otherwise. What
 * people write that others see in a list goes through this, or through {@link textField}.
 *
 * @param missing the sentence where there is none
 */
export function lineField(missing?: string) {
  return text(missing).trim().normalize('NFC').refine(isPlainLine, { error: NOT_A_LINE })
}

/** A text of several lines. */
export function textField(missing?: string) {
  return text(missing).normalize('NFC').refine(isPlainText, { error: NOT_A_TEXT })
}

/** What is there and no text is told so, and not that it is missing. */
function text(missing: string | undefined) {
  return z.string({
    error: ({ input }) => (input === undefined || input === null ? missing : undefined),
  })
}
