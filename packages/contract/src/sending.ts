import * as z from 'zod'
import { instant } from './fields.ts'
import { REPLACED_KEYS_MAX } from './limits.ts'

/** Makes a change that is sent again the same change. */
export const changeKey = z
  .uuid('must be a UUID')
  .optional()
  .describe(
    'Made by the client; a change that is sent again with it is made once, and another one is refused',
  )

/** What was sent of a change before it was written otherwise. */
export const replacedKeys = z
  .array(z.uuid('must be a UUID'))
  .max(REPLACED_KEYS_MAX, `must hold at most ${REPLACED_KEYS_MAX} entries`)
  .optional()
  .describe(
    'Keys that were sent before in the place of clientKey: what was made with them is undone',
  )

/** What a change says of itself, beside what it changes. */
export const sending = {
  clientKey: changeKey,
  basedOn: instant
    .optional()
    .describe('updatedAt of what is changed, as it was read; another one answers 409'),
}
