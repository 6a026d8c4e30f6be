import * as z from 'zod'
import { instant } from './fields.ts'

/** Makes a change that is sent again the same change. */
export const changeKey = z
  .uuid('must be a UUID')
  .optional()
  .describe('Made by the client; a change that is sent again with it is made once')

/** What a change says of itself, beside what it changes. */
export const sending = {
  clientKey: changeKey,
  basedOn: instant
    .optional()
    .describe('updatedAt of what is changed, as it was read; another one answers 409'),
}
