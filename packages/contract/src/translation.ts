import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { TRANSLATE_TEXT_MAX_LENGTH } from './limits.ts'
import { localeField } from './rules/locale.ts'

const TOO_SHORT = 'Text must be at least 1 character long'
const TOO_LONG = `Text must not exceed ${TRANSLATE_TEXT_MAX_LENGTH} characters`

/** Asks the translation service that the operator has named. */
export const translateText = endpoint({
  id: 'translateText',
  ...CALLS.translateText,
  tag: 'materials',
  summary: 'Translates a description; 404 where the operator has named no translation service',
  body: z.object({
    text: z
      .string(TOO_SHORT)
      .trim()
      .min(1, TOO_SHORT)
      .max(TRANSLATE_TEXT_MAX_LENGTH, TOO_LONG)
      .describe('Plain, or rich text with its elements'),
    target: localeField('must be a language such as en or pt-BR')
      .default('en')
      .describe('Language to translate into'),
  }),
  response: {
    200: z.object({
      success: z.literal(true),
      data: z.object({ text: z.string() }),
      error: z.null(),
    }),
    401: problem,
    404: problem,
    429: problem,
    502: problem,
  },
})
